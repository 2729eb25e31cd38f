import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { isApiError } from '#/api/errors'
import { endSession } from '#/api/session-events'
import { Confirm } from '#/ui/modals/confirm'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import { accountMutations } from './mutations'

/** Says what is lost, and deletes the account once that is confirmed. Everything of the learner leaves this device, too. */
export function DeleteAccountModal() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { returnUrl } = useSearch({ strict: false })
  const close = useCloseModal('returnUrl')
  const remove = useMutation(accountMutations.deleteAccount())
  const confirm = useOnce(async () => {
    try {
      await remove.mutateAsync()
    } catch (error) {
      // The mutation's error is shown. After a lost answer the token is dead already: then the account is gone.
      if (!isApiError(error, 401)) return
    }
    endSession('deleted')
    await navigate({ to: '/', search: { returnUrl }, replace: true })
  })
  return (
    <Confirm
      title={t`Delete your account?`}
      confirmLabel={t`Delete account`}
      cancelLabel={t`Keep it`}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={close}
      error={
        remove.isError && (
          <Banner tone="danger" role="alert" title={t`The account was not deleted.`}>
            {errorTexts(i18n, remove.error)}
          </Banner>
        )
      }
    >
      <p>{t`Courses, homework and points are lost for good. Active subscriptions end without a refund.`}</p>
      <p className="mt-3">{t`What this device keeps of you is erased, too: drafts, answers that wait to be sent, settings.`}</p>
    </Confirm>
  )
}
