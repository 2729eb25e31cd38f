import { expect, it } from 'vitest'
import { type LocaleWishes, isLocale, pickLocale } from './locale'

const ALL = ['en', 'ru', 'es']
const none: LocaleWishes = { learner: null, stored: null, browser: [], fallback: 'en', allowed: ALL }

it.each<[string, Partial<LocaleWishes>, string]>([
  ['nothing known: the default', {}, 'en'],
  ['the default of the domain', { fallback: 'es' }, 'es'],
  ['the browser over the default', { browser: ['ru-RU', 'en'] }, 'ru'],
  ['an unknown browser language is passed over', { browser: ['de-DE', 'es-MX'] }, 'es'],
  ['the device over the browser', { stored: 'es', browser: ['ru'] }, 'es'],
  ['the learner over the device', { learner: 'ru', stored: 'es' }, 'ru'],
  [
    'a language that the domain does not speak is passed over',
    { learner: 'ru', allowed: ['en', 'es'], fallback: 'es' },
    'es',
  ],
  ['a stored value that is no language', { stored: '<script>' }, 'en'],
  ['an unsupported default: the first allowed one', { fallback: 'de', allowed: ['es'] }, 'es'],
  ['nothing allowed: English', { allowed: [] }, 'en'],
])('%s', (_name, wishes, expected) => {
  expect(pickLocale({ ...none, ...wishes })).toBe(expected)
})

it('knows the languages', () => {
  expect([isLocale('ru'), isLocale('de'), isLocale(null)]).toEqual([true, false, false])
})
