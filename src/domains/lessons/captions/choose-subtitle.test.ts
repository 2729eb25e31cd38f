import { expect, it } from 'vitest'
import { readingSubtitle, subtitleKey, subtitleOf } from './choose-subtitle'

const sub = (languageCode: string, label = '') => ({
  languageCode,
  label,
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

it('finds the file of a label among those of one language, and the language where no file has it', () => {
  const both = [sub('en', 'English'), sub('en', 'For the hard of hearing')]
  const key = subtitleKey(sub('en', 'For the hard of hearing'))
  expect(subtitleOf(both, key)).toBe(both[1])
  expect(subtitleOf([sub('ru'), sub('en-GB')], key)?.languageCode).toBe('en-GB')
  expect(subtitleOf(both, subtitleKey(sub('en')))).toBe(both[0])
  expect(subtitleOf(both, '')).toBeNull()
})
