import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { refusalOf } from '#/api/errors'
import { Button } from '#/ui/buttons/button'
import { Modal } from '#/ui/modals/modal'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useFailureToast } from '#/ui/toasts/use-failure-toast'
import { useOnce } from '#/ui/use-once'
import { EmailField, refuseEmail, useEmailForm } from './email-field'
import { accountMutations } from './mutations'

/** Asks for an email before a screen that needs one; closing it leaves the learner where they were. */
export function EmailModal() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { next } = useSearch({ strict: false })
  const close = useCloseModal('next')
  const save = useMutation(accountMutations.saveEmail())
  const form = useEmailForm('')

  const watchClosing = useFailureToast({
    label: t`Try again`,
    onPress: () => void router.navigate(modalTarget('email', { next })),
  })
  const deliver = useOnce(async ({ email }: { email: string }) => {
    const toldByToast = watchClosing()
    try {
      await save.mutateAsync(email)
      // Only what the guard has asked for: an address from outside may name anything.
      if (next !== undefined && /^\/(?!\/)/.test(next) && router.options.context.factsAt(pathOf(next)).needsEmail)
        await router.navigate({ href: next, replace: true })
      else close()
      showToast({ text: t`Saved. We’ll write to ${email} from now on.` })
    } catch (error) {
      if (toldByToast(t`The email was not saved.`)) return
      refuseEmail(form, refusalOf(error, 'email', ', ') ?? errorTexts(i18n, error))
    }
  })
  const send = form.handleSubmit(deliver)

  return (
    <Modal
      title={t`Where can we write to you?`}
      onClose={close}
      size="sm"
      focus="field"
      dirty={form.formState.isDirty}
      footer={
        <>
          <Button kind="primary" loading={save.isPending} onClick={() => void send()}>
            {t`Save and go on`}
          </Button>
          <Button onClick={close}>{t`Not now`}</Button>
        </>
      }
    >
      <p className="mb-5 text-ui text-muted">{t`We need an email for what comes next: answers and receipts go there.`}</p>
      <form noValidate onSubmit={(event) => void send(event)}>
        <EmailField {...form.register('email')} error={form.formState.errors.email} />
      </form>
    </Modal>
  )
}

/** The path of a router address. */
const pathOf = (address: string) => address.replace(/[?#].*/s, '')
