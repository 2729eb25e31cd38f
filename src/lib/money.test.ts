import { expect, test } from 'vitest'
import { formatMoney } from './money'

/** Intl inserts non-breaking spaces, which would only obscure the tables here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [2990, 'EUR', 'en', '€29.90'],
  [2990, 'EUR', 'es', '29,90 €'],
  [299000, 'RUB', 'ru', '2 990 ₽'],
  [149000, 'RUB', 'en', '₽1,490'],
  [500, 'JPY', 'en', '¥500'],
  [29_900, 'KWD', 'en', 'KWD 29.900'],
  [0, 'EUR', 'en', '€0'],
  [12_000_000, 'COP', 'es', '120.000 $'],
  [12_000_050, 'COP', 'en', '$120,000.50'],
  [299_000, 'HUF', 'en', 'Ft 2,990'],
  [29_900_000, 'IQD', 'en', 'IQD 29,900'],
  [2990, 'isk', 'en', 'kr 2,990'],
  [1_500_000, 'CLF', 'en', 'CLF 150'],
])('%d minor units of %s in %s: %s', (minor, currency, locale, text) => {
  expect(plain(formatMoney(minor, currency, locale))).toBe(text)
})
