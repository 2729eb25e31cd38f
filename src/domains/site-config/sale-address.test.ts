import { expect, it } from 'vitest'
import { saleAddress } from './sale-address'

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
