import { emailFieldSchema } from '#/domains/account/email-field-schema'
import type { EmailOptions } from '#/lib/email'
import * as z from '#/lib/zod'

/** Longest text of a support request (specification, section 9), in characters. */
export const MESSAGE_MAX = 500
const NAME_MAX = 128

const trimmed = z.pipe(
  z.string(),
  z.transform((value: string) => value.trim()),
)

/** The form of a support request; messages of issues are codes (`required`, `long`) that the form puts into words. */
export const supportSchema = (options: EmailOptions) =>
  z.object({
    email: emailFieldSchema(options),
    name: z.pipe(trimmed, z.string().check(z.minLength(1, 'required'), z.maxLength(NAME_MAX, 'long'))),
    message: z.pipe(trimmed, z.string().check(z.minLength(1, 'required'), z.maxLength(MESSAGE_MAX, 'long'))),
  })

export type SupportValues = { email: string; name: string; message: string }
