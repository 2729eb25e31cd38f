import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { User } from '#/domains/account/model'
import { fullName } from '#/domains/account/full-name'
import { Button } from '#/ui/buttons/button'
import { buttonLook } from '#/ui/buttons/button-look'
import { Modal } from '#/ui/modals/modal'

interface ReplacedDialogProps {
  user: User
  onClose: () => void
}

/** Says as whom one is signed in now, after a link has ended another learner's session, with the way out. */
export function ReplacedDialog({ user, onClose }: ReplacedDialogProps) {
  const { t } = useLingui()
  const name = [fullName(user), user.email].filter(Boolean).join(', ')
  return (
    <Modal
      title={t`You are signed in with another account`}
      size="sm"
      role="alertdialog"
      describedBy="replaced-learner"
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" data-autofocus onClick={onClose}>
            {t`Stay signed in`}
          </Button>
          <Link to="/logout" preload={false} onClick={onClose} className={buttonLook({})}>
            {t`Log out`}
          </Link>
        </>
      }
    >
      <p id="replaced-learner" className="text-ui text-muted wrap-anywhere">
        {t`A link signed you in as ${name}. If this is not your account, log out.`}
      </p>
    </Modal>
  )
}
