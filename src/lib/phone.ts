/** Drops spaces, brackets, dots and hyphens; eleven digits with a leading 8 become +7…, anything else gets a + in front. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/[\s().[\]{}‐-―-]/g, '')
  if (digits === '' || digits.startsWith('+')) return digits
  return /^8\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : `+${digits}`
}

/** The number as a link dials it (`+` and digits), or null for what cannot be one; unlike `validPhone` it needs no rules of countries. */
export function dialledPhone(text: string): string | null {
  const phone = normalisePhone(text)
  return /^\+\d{5,15}$/.test(phone) ? phone : null
}

let inGroups: ((phone: string) => string | undefined) | null = null

/** Tells how numbers are written in groups: the rules of countries do so once they are loaded. */
export function writeInGroups(rule: (phone: string) => string | undefined): void {
  inGroups = rule
}

/** A number as it is sent in groups that people can read, where the rules of countries are there already. */
export const shownPhone = (phone: string): string => inGroups?.(phone) ?? phone
