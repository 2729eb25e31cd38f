import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { type FieldError, type UseFormReturn, useForm } from 'react-hook-form'
import { useBrand } from '#/domains/site-config/use-brand'
import { checkEmail, normaliseEmail } from '#/lib/email'
import * as z from '#/lib/zod'
import { TextField } from '#/ui/fields/text-field'
import { emailFieldSchema } from './email-field-schema'
import { emailOptions } from './email-options'
import { EMAIL_WARNINGS, emailFaultText } from './texts'

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'error'> {
  error: FieldError | undefined
}

/** The email field of a form with our schema; the server's messages are shown as they came. */
export function EmailField({ error, onChange, ...rest }: EmailFieldProps) {
  const { t, i18n } = useLingui()
  const brand = useBrand()
  const [typed, setTyped] = useState('')
  const oddity = checkEmail(normaliseEmail(typed), emailOptions(brand)).warnings[0]
  return (
    <TextField
      {...rest}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange?.(event)
      }}
      label={t`Email`}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      error={error && (error.type === 'server' ? error.message : i18n._(emailFaultText(error.message)))}
      hint={oddity && i18n._(EMAIL_WARNINGS[oddity])}
    />
  )
}

type EmailForm = UseFormReturn<{ email: string }>

/** A form of one address, by the brand's rules. `takesFocus`: it stands in place of what had the focus. */
export function useEmailForm(email: string, { takesFocus = false } = {}): EmailForm {
  const brand = useBrand()
  const resolver = useMemo(() => zodResolver(z.object({ email: emailFieldSchema(emailOptions(brand)) })), [brand])
  const form = useForm({ resolver, mode: 'onTouched', defaultValues: { email } })
  const { setFocus } = form
  useEffect(() => {
    if (takesFocus) setFocus('email')
  }, [takesFocus, setFocus])
  return form
}

/** Shows the server's message at the field, and focuses it. */
export function refuseEmail(form: EmailForm, message: string): void {
  form.setError('email', { type: 'server', message }, { shouldFocus: true })
}
