import { expect, it } from 'vitest'
import { saleAddress, telegramAddress, whatsAppLink } from './contact'

it.each([
  ['89000000000', 'https://wa.me/79000000000'],
  ['8 (900) 000-00-00', 'https://wa.me/79000000000'],
  ['+7 900 000 00 00', 'https://wa.me/79000000000'],
  ['34600000000', 'https://wa.me/34600000000'],
  ['+8613800000000', 'https://wa.me/8613800000000'],
  ['call us', null],
  ['12', null],
  ['', null],
  [null, null],
])('WhatsApp %s', (number, expected) => {
  expect(whatsAppLink(number)).toBe(expected)
})

it.each([
  ['https://t.me/x', 'https://t.me/x'],
  ['tg://resolve?domain=x', null],
  ['javascript:alert(1)', null],
  [null, null],
])('Telegram %s', (link, expected) => {
  expect(telegramAddress(link)).toBe(expected)
})

it.each([
  ['sales@school.example', 'mailto:sales@school.example'],
  ['sales@школа.рф', 'mailto:sales@школа.рф'],
  ['https://t.me/sales', 'https://t.me/sales'],
  ['8 (900) 000-00-00', 'tel:+79000000000'],
  ['Ask your expert', null],
  ['javascript:alert(1)', null],
])('sales team %s', (contact, expected) => {
  expect(saleAddress(contact)).toBe(expected)
})
