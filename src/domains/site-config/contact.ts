import { checkEmail } from '#/lib/email'
import { dialledPhone } from '#/lib/phone'
import { isHttpUrl } from '#/lib/urls'

/** A link that opens a WhatsApp conversation; a leading 8 becomes +7; null when it is no number. */
export function whatsAppLink(number: string | null): string | null {
  const phone = dialledPhone(number ?? '')
  return phone && `https://wa.me/${phone.slice(1)}`
}

/** The Telegram link when it is a web address. */
export function telegramAddress(link: string | null): string | null {
  return link !== null && isHttpUrl(link) ? link : null
}

/** A link to the sales team, by the form of its contact: a web page, an email or a phone; null when it is none of them. */
export function saleAddress(contact: string): string | null {
  if (isHttpUrl(contact)) return contact
  if (checkEmail(contact, { international: true }).fault === null) return `mailto:${contact}`
  const phone = dialledPhone(contact)
  return phone && `tel:${phone}`
}
