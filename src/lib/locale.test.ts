import { expect, it } from 'vitest'
import { isLocale, knownLocale, type LocaleWishes, pickLocale, spokenLocales } from './locale'

const ALL = ['en', 'ru', 'es']
const none: LocaleWishes = { learner: null, stored: null, browser: [], allowed: ALL }

it.each<[string, Partial<LocaleWishes>, string]>([
  ['nothing known: the default', {}, 'en'],
  ['the default of the domain', { allowed: ['es', 'en', 'ru'] }, 'es'],
  ['the browser over the default', { browser: ['ru-RU', 'en'] }, 'ru'],
  ['an unknown browser language is passed over', { browser: ['de-DE', 'es-MX'] }, 'es'],
  ['the device over the browser', { stored: 'es', browser: ['ru'] }, 'es'],
  ['the learner over the device', { learner: 'ru', stored: 'es' }, 'ru'],
  ['a language that the domain does not speak is passed over', { learner: 'ru', allowed: ['es', 'en'] }, 'es'],
  ['a stored value that is no language', { stored: '<script>' }, 'en'],
  ['an unsupported default: the next allowed one', { allowed: ['de', 'es'] }, 'es'],
  ['nothing allowed: English', { allowed: [] }, 'en'],
])('%s', (_name, wishes, expected) => {
  expect(pickLocale({ ...none, ...wishes })).toBe(expected)
})

it.each<[string, unknown, string[]]>([
  ['nothing kept: those of the build', null, ALL],
  ['those of the domain, its default first', ['ru', 'en'], ['ru', 'en']],
  ['without what the build does not have', ['de', 'es'], ['es']],
  ['none that the build has: those of the build', ['de'], ALL],
  ['no list', 'ru', ALL],
])('languages to choose from, %s', (_name, kept, expected) => {
  expect(spokenLocales(ALL, kept)).toEqual(expected)
})

it('knows the languages', () => {
  expect([isLocale('ru'), isLocale('de'), isLocale(null)]).toEqual([true, false, false])
})

it.each([
  ['ru', 'ru'],
  ['de', 'en'],
  ['', 'en'],
  [null, 'en'],
])('%s names the language %s', (value, expected) => {
  expect(knownLocale(value)).toBe(expected)
})
