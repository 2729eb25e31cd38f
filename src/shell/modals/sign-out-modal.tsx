import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { accountQueries } from '#/domains/account/queries'
import { unsentCount } from '#/platform/unsent-count'
import { Confirm } from '#/ui/modals/confirm'
import { useCloseModal } from '#/ui/modals/use-close-modal'

/** Asks before a sign-out that would take what is not sent yet with it. */
export function SignOutModal() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const close = useCloseModal()
  const { data: user } = useQuery({ ...accountQueries.user(), enabled: false })
  const count = user ? unsentCount(user.id) : 0
  return (
    <Confirm
      title={t`Log out without sending?`}
      confirmLabel={t`Log out`}
      cancelLabel={t`Stay here`}
      onConfirm={() => void navigate({ to: '/logout', state: { losesUnsent: true } })}
      onCancel={close}
    >
      {count > 0
        ? t`${plural(count, {
            one: '# homework answer is not sent yet. Logging out removes it from this device.',
            other: '# homework answers are not sent yet. Logging out removes them from this device.',
          })}`
        : t`Everything has been sent by now.`}
    </Confirm>
  )
}
