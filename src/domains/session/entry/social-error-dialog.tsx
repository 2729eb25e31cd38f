import { useLingui } from '@lingui/react/macro'
import { Button } from '#/ui/buttons/button'
import { Modal } from '#/ui/modals/modal'
import type { SocialFailure } from './social-outcome'
import { SOCIAL_ERRORS } from '../texts'

interface SocialErrorDialogProps {
  failure: SocialFailure
  onClose: () => void
  /** A link failed, not a sign-in. */
  isLink?: boolean
}

/** Says why a social sign-in or link failed. */
export function SocialErrorDialog({ failure, onClose, isLink = false }: SocialErrorDialogProps) {
  const { t, i18n } = useLingui()
  const { code, given, message } = failure
  return (
    <Modal
      title={t`Error`}
      size="sm"
      role="alertdialog"
      describedBy="social-error"
      onClose={onClose}
      footer={
        <Button kind="primary" data-autofocus onClick={onClose}>
          {t`Got it`}
        </Button>
      }
    >
      <div id="social-error" className="text-ui text-muted wrap-anywhere">
        {code === 'unknown_error' ? (
          <>
            <p>
              {isLink
                ? t`The network did not confirm the link. Try again.`
                : t`The network did not let you in. Try again, or sign in with your email.`}
            </p>
            <p className="mt-3 text-small">
              {given}
              {message && `: ${message}`}
            </p>
          </>
        ) : (
          <p>{i18n._(SOCIAL_ERRORS[code])}</p>
        )}
      </div>
    </Modal>
  )
}
