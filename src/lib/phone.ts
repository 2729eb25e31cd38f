import type { CountryCode } from 'libphonenumber-js/min'

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

/** A number as it is sent in groups that people can read, where the rules of countries are there already. */
export const shownPhone = (phone: string): string => inGroups?.(phone) ?? phone

/** The number as it is sent (`+` and digits), or null when it is not valid; `country` (ISO 3166-1 alpha-2) decides how national forms are read. */
export async function validPhone(text: string, country: string | null): Promise<string | null> {
  // 30 kB, loaded with the first number that is checked.
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  inGroups = (phone) => parsePhoneNumberFromString(phone)?.formatInternational()
  const normal = normalisePhone(text)
  if (!/^\+\d+$/.test(normal)) return null
  const international = parsePhoneNumberFromString(normal)
  if (international?.isValid()) return international.number
  const region = country?.toUpperCase() ?? ''
  if (text.trim().startsWith('+') || !isSupported(region, isSupportedCountry)) return null
  const national = parsePhoneNumberFromString(normal.slice(1), region)
  return national?.isValid() ? national.number : null
}

function isSupported(region: string, ask: (region: string) => boolean): region is CountryCode {
  return ask(region)
}
