import { checkEmail, type EmailOptions, normaliseEmail } from '#/lib/email'
import type { CheckedForm } from '#/ui/fields/use-slim-form'

/** What a sign-in sends: the email trimmed and in lower case, the password trimmed. */
export type LoginValues = { email: string; password: string }

/** Checks what stands in the form; faults are the codes of the broken rules (`EmailFault`, `empty`). */
export function checkLogin(typed: LoginValues, options: EmailOptions): CheckedForm<LoginValues> {
  const values = { email: normaliseEmail(typed.email), password: typed.password.trim() }
  const { fault } = checkEmail(values.email, options)
  return {
    values,
    faults: { ...(fault ? { email: fault } : {}), ...(values.password === '' ? { password: 'empty' } : {}) },
  }
}
