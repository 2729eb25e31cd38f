import { expect, it } from 'vitest'
import { languageName } from './language-name'

it.each([
  [{ languageCode: 'en-US', label: '' }, 'English'],
  [{ languageCode: 'es', label: 'x' }, 'Español'],
  [{ languageCode: 'ru-RU', label: '' }, 'Русский'],
  [{ languageCode: 'qqq', label: 'Klingon' }, 'Klingon'],
  [{ languageCode: 'not a code', label: '' }, 'not a code'],
])('%j is %s', (subtitle, name) => {
  expect(languageName(subtitle)).toBe(name)
})
