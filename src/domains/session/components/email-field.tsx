import { useLingui } from '@lingui/react/macro'
import { TextField } from '#/ui/text-field'
import type { useEmailForm } from './use-email-form'
import { useFieldWords } from './use-field-words'

/** The field of a form of one address. */
export function EmailField({ form }: { form: ReturnType<typeof useEmailForm> }) {
  const { t } = useLingui()
  const words = useFieldWords()
  return (
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
  )
}
