import * as z from '#/lib/zod'

/** Limits of the contract (A14). */
const MIN_LENGTH = 6
const MAX_LENGTH = 72

/** A new password and its repeat, trimmed as the server does; messages are codes. */
export const newPasswordSchema = z
  .object({
    password: z.string().check(z.trim(), z.minLength(MIN_LENGTH, 'short'), z.maxLength(MAX_LENGTH, 'long')),
    passwordRepeat: z.string().check(z.trim()),
    /** Only of a change that is not forced. */
    currentPassword: z.optional(z.string().check(z.trim(), z.minLength(1, 'missing'))),
  })
  .check((payload) => {
    const { password, passwordRepeat } = payload.value
    if (password === passwordRepeat) return
    payload.issues.push({ code: 'custom', message: 'different', path: ['passwordRepeat'], input: passwordRepeat })
  })
