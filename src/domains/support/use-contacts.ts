import { saleAddress, telegramAddress, whatsAppLink } from '#/domains/site-config/contact'
import { useBrand } from '#/domains/site-config/use-brand'
import { dialledPhone } from '#/lib/phone'
import { hostOf } from '#/ui/buttons/host-of'

interface Contact {
  kind: 'telegram' | 'whatsapp' | 'sales'
  address: string
  /** Whom or what it reaches. */
  detail: string
}

/** Ways to the school besides the form: only those that exist. */
export function useContacts(): Contact[] {
  const { telegramLink, whatsAppNumber, saleContact } = useBrand()
  const telegram = telegramAddress(telegramLink)
  const whatsApp = whatsAppLink(whatsAppNumber)
  const sales = saleAddress(saleContact)
  return [
    ...(telegram === null ? [] : [{ kind: 'telegram' as const, address: telegram, detail: channelOf(telegram) }]),
    ...(whatsApp === null
      ? []
      : [{ kind: 'whatsapp' as const, address: whatsApp, detail: dialledPhone(whatsAppNumber ?? '') ?? '' }]),
    ...(sales === null ? [] : [{ kind: 'sales' as const, address: sales, detail: saleContact }]),
  ]
}

/** "@name" of a Telegram address, else its host. */
function channelOf(address: string): string {
  const name = /^https?:\/\/(?:t|telegram)\.me\/(\w+)/i.exec(address)?.[1]
  return name === undefined ? (hostOf(address) ?? address) : `@${name}`
}
