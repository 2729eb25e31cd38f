import { checkEmail } from '#/lib/email'
import { dialledPhone } from '#/lib/phone'
import { isHttpUrl } from '#/lib/urls'

/** A link to the sales team, by the form of its contact: a web page, an email or a phone; null when it is none of them. */
export function saleAddress(contact: string): string | null {
  if (isHttpUrl(contact)) return contact
  if (checkEmail(contact, { international: true }).fault === null) return `mailto:${contact}`
  const phone = dialledPhone(contact)
  return phone && `tel:${phone}`
}
