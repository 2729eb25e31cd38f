import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useOnce } from '#/ui/use-once'
import { accountMutations } from '../mutations'

/** For who does not know the current password, or never had one: a letter with a link to a new one. */
export function ForgotPassword({ email }: { email: string }) {
  const { t, i18n } = useLingui()
  const ask = useMutation(accountMutations.requestPasswordReset())
  const send = useOnce(async () => {
    try {
      await ask.mutateAsync(email)
      showToast({ text: t`A link to a new password is on its way to ${email}.` })
    } catch (error) {
      showToast({ failed: true, text: errorTexts(i18n, error) })
    }
  })
  return (
    <button type="button" className="link target" aria-busy={ask.isPending || undefined} onClick={() => void send()}>
      {t`Forgot it? Get a link by email`}
    </button>
  )
}
