import { emailFieldSchema } from '#/domains/account/email-field-schema'
import type { EmailOptions } from '#/lib/email'
import * as z from '#/lib/zod'

/** What a sign-in sends: the email trimmed and in lower case, the password trimmed; messages are codes. */
export function loginSchema(options: EmailOptions) {
  return z.object({
    email: emailFieldSchema(options),
    password: z.string().check(z.trim(), z.minLength(1, 'empty')),
  })
}

export type LoginValues = z.output<ReturnType<typeof loginSchema>>
