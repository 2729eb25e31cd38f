import { expect, test } from 'vitest'
import { formatBytes } from './bytes'

/** Intl inserts non-breaking spaces, which would only obscure the tables here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [1023, 'en', '1,023 bytes'],
  [1024, 'en', '1 kB'],
  [1536, 'en', '1.5 kB'],
  [10_905, 'en', '11 kB'],
  [1_022_976, 'en', '999 kB'],
  [52428800, 'en', '50 MB'],
  [63963136, 'ru', '61 МБ'],
  [2483911, 'es', '2,4 MB'],
  [1073741824, 'en', '1 GB'],
  [2 ** 45, 'en', '32,768 GB'],
])('%d bytes in %s: %s', (bytes, locale, text) => {
  expect(plain(formatBytes(bytes, locale))).toBe(text)
})
