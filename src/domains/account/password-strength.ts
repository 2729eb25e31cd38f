/** How long a password may be (contract A3, A14). */
export const PASSWORD_LENGTH = { least: 6, most: 72 }

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u] as const

/** How hard a new password is to guess: 1 weak, 2 good, 3 strong; undefined for an empty one. Length counts more than variety. */
export function passwordStrength(password: string): 1 | 2 | 3 | undefined {
  const { length } = password
  if (length === 0) return undefined
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  if (length < 8 || new Set(password).size < 5) return 1
  return length >= 16 || (length >= 12 && kinds >= 2) || kinds === 4 ? 3 : 2
}
