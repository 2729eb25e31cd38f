// The rules of countries: 30 kB, loaded with the first number that is checked.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { normalisePhone, writeInGroups } from './phone'

writeInGroups((phone) => parsePhoneNumberFromString(phone)?.formatInternational())

/** The number as it is sent (`+` and digits), or null when it is not valid; `country` (ISO 3166-1 alpha-2) decides how national forms are read. */
export function validPhone(text: string, country: string | null): string | null {
  const normal = normalisePhone(text)
  if (!/^\+\d+$/.test(normal)) return null
  const international = parsePhoneNumberFromString(normal)
  if (international?.isValid()) return international.number
  const region = country?.toUpperCase() ?? ''
  if (text.trim().startsWith('+') || !isSupported(region)) return null
  const national = parsePhoneNumberFromString(normal.slice(1), region)
  return national?.isValid() ? national.number : null
}

function isSupported(region: string): region is CountryCode {
  return isSupportedCountry(region)
}
