import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { isApiError } from '#/api/errors'
import { emailFieldSchema } from '#/domains/account/email-field-schema'
import { emailOptions } from '#/domains/account/email-options'
import { accountMutations } from '#/domains/account/mutations'
import { useBrand } from '#/domains/site-config/use-brand'
import * as z from '#/lib/zod'
import { Button } from '#/ui/button'
import { errorMessage } from '#/ui/error-message'
import { TextField } from '#/ui/text-field'
import { useOnce } from '#/ui/use-once'
import { useFieldWords } from './use-field-words'

interface EmailChangeProps {
  current: string | null
  /** The address is stored; the code goes there. */
  onDone: (email: string) => void
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null
}

/** Another address for the code. */
export function EmailChange({ current, onDone, onCancel }: EmailChangeProps) {
  const { t, i18n } = useLingui()
  const words = useFieldWords()
  const brand = useBrand()
  const save = useMutation(accountMutations.saveEmail())
  const resolver = useMemo(() => zodResolver(z.object({ email: emailFieldSchema(emailOptions(brand)) })), [brand])
  const form = useForm<{ email: string }>({ resolver, mode: 'onTouched', defaultValues: { email: current ?? '' } })

  const send = useOnce(async ({ email }: { email: string }) => {
    if (email === current) return onDone(email)
    try {
      await save.mutateAsync(email)
      onDone(email)
    } catch (error) {
      const refused = isApiError(error) ? error.fields['email']?.join(', ') : undefined
      form.setError(
        'email',
        { type: 'server', message: refused ?? i18n._(errorMessage(error).text) },
        { shouldFocus: true },
      )
    }
  })

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="flex flex-col gap-1.5">
      <TextField
        {...form.register('email')}
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        reserve
        error={words.email(form.formState.errors.email)}
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
