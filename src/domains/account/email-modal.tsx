import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { isApiError } from '#/api/errors'
import { useBrand } from '#/domains/site-config/use-brand'
import * as z from '#/lib/zod'
import { Button } from '#/ui/button'
import { Modal } from '#/ui/modal'
import { TextField } from '#/ui/text-field'
import { showToast } from '#/ui/toast'
import { useCloseModal } from '#/ui/use-close-modal'
import { useOnce } from '#/ui/use-once'
import { emailFieldSchema } from './email-field-schema'
import { emailOptions } from './email-options'
import { accountMutations } from './mutations'
import { emailFaultWords } from './texts'

/** Asks for an e-mail before a screen that needs one; closing it stays where the learner was. */
export function EmailModal() {
  const { t, i18n } = useLingui()
  const close = useCloseModal()
  const brand = useBrand()
  const save = useMutation(accountMutations.saveEmail())
  const form = useForm<{ email: string }>({
    resolver: zodResolver(z.object({ email: emailFieldSchema(emailOptions(brand)) })),
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const error = form.formState.errors.email

  const deliver = useOnce(async ({ email }: { email: string }) => {
    try {
      await save.mutateAsync(email)
      close()
      showToast({ text: t`Saved. We write to ${email} from now on.` })
    } catch (failure) {
      const refusal = isApiError(failure) ? failure.fields['email']?.join(', ') : undefined
      form.setError(
        'email',
        { type: 'server', message: refusal ?? t`It was not saved. Send it again.` },
        { shouldFocus: true },
      )
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
        <TextField
          {...form.register('email')}
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={error && (error.type === 'server' ? error.message : i18n._(emailFaultWords(error.message)))}
        />
      </form>
    </Modal>
  )
}
