import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '#/api/errors'
import { EmailField, refuseEmail, useEmailForm } from '#/domains/account/email-field'
import { accountMutations } from '#/domains/account/mutations'
import { Button } from '#/ui/buttons/button'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import type { StepDraft } from './step-draft'

interface EmailChangeProps {
  current: string | null
  draft: StepDraft
  /** The address is stored; the code is sent there. */
  onDone: (email: string) => void
  /** Null where there is nothing to go back to; otherwise the form has replaced the code's, so it takes the focus. */
  onCancel: (() => void) | null
}

/** A form for another address to send the code to. */
export function EmailChange({ current, draft, onDone, onCancel }: EmailChangeProps) {
  const { t, i18n } = useLingui()
  const save = useMutation(accountMutations.saveEmail())
  const [initial] = useState(() => draft.read()?.email ?? current ?? '')
  const form = useEmailForm(initial, { takesFocus: onCancel !== null })

  const send = useOnce(async ({ email }: { email: string }) => {
    if (email === current) return onDone(email)
    try {
      await save.mutateAsync(email)
      onDone(email)
    } catch (error) {
      refuseEmail(form, refusalOf(error, 'email', ', ') ?? errorTexts(i18n, error))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="flex flex-col gap-1.5">
      <EmailField
        {...form.register('email', { onChange: () => draft.keep(form.getValues()) })}
        error={form.formState.errors.email}
        reserve
      />
      <Button type="submit" kind="primary" size="lg" block className="mt-1" loading={save.isPending}>
        {t`Send the code`}
      </Button>
      {onCancel && (
        <Button kind="text" className="mt-3 self-start" onClick={onCancel}>
          {t`Back to the code`}
        </Button>
      )}
    </form>
  )
}
