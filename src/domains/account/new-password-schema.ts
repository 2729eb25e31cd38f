import * as z from '#/lib/zod'
import { PASSWORD_LENGTH } from './password-strength'

/** A new password and its repeat, trimmed as the server does; messages are codes. */
export const newPasswordSchema = z
  .object({
    password: z
      .string()
      .check(z.trim(), z.minLength(PASSWORD_LENGTH.least, 'short'), z.maxLength(PASSWORD_LENGTH.most, 'long')),
    passwordRepeat: z.string().check(z.trim()),
    /** Only of a change that is not forced. */
    currentPassword: z.optional(z.string().check(z.trim(), z.minLength(1, 'missing'))),
  })
  .check((payload) => {
    const { password, passwordRepeat } = payload.value
    if (password === passwordRepeat) return
    payload.issues.push({ code: 'custom', message: 'different', path: ['passwordRepeat'], input: passwordRepeat })
  })
