import * as z from '#/lib/zod'

/** Limits of the contract (A14). */
const SHORTEST = 6
const LONGEST = 72

/** A new password and its repeat, trimmed as the server does; messages are codes. */
export const newPasswordSchema = z
  .object({
    password: z.string().check(z.trim(), z.minLength(SHORTEST, 'short'), z.maxLength(LONGEST, 'long')),
    passwordRepeat: z.string().check(z.trim()),
  })
  .check((payload) => {
    const { password, passwordRepeat } = payload.value
    if (password === passwordRepeat) return
    payload.issues.push({ code: 'custom', message: 'different', path: ['passwordRepeat'], input: passwordRepeat })
  })
