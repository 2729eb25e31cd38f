import { expect, it } from 'vitest'
import { readingSubtitle, subtitleOf } from './choose-subtitle'

const sub = (languageCode: string) => ({
  languageCode,
  label: '',
  name: '',
  url: `https://v.example/${languageCode}.vtt`,
})
const subs = [sub('es-ES'), sub('en-GB'), sub('en-US')]

it.each([
  ['en-US', 'en-US'],
  ['EN-us', 'en-US'],
  ['en', 'en-GB'],
  ['en-AU', 'en-GB'],
  ['ru', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s finds %s', (language, found) => {
  expect(subtitleOf(subs, language)?.languageCode).toBe(found)
})

it('chooses the language of the page, else the first', () => {
  expect(readingSubtitle(subs, 'en')?.languageCode).toBe('en-GB')
  expect(readingSubtitle(subs, 'ru')?.languageCode).toBe('es-ES')
  expect(readingSubtitle([], 'ru')).toBeNull()
})
