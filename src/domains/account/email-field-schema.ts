import { checkEmail, type EmailOptions, normaliseEmail } from '#/lib/email'
import * as z from '#/lib/zod'

/** An address as people type it, trimmed and lower-cased; an issue's message is the code of the broken rule (`EmailFault`). */
export function emailFieldSchema(options: EmailOptions) {
  return z.pipe(
    z.pipe(z.string(), z.transform(normaliseEmail)),
    z.string().check((payload) => {
      const { fault } = checkEmail(payload.value, options)
      if (fault) payload.issues.push({ code: 'custom', message: fault, input: payload.value })
    }),
  )
}
