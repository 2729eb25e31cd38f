import { expect, it } from 'vitest'
import { subtitleNames } from './language-name'

const sub = (languageCode: string, label = '') => ({ languageCode, label })

it.each([
  [sub('en-US'), 'English'],
  [sub('es', 'x'), 'Español'],
  [sub('ru-RU'), 'Русский'],
  [sub('qqq', 'Klingon'), 'Klingon'],
  [sub('not a code'), 'not a code'],
])('%j is %s', (subtitle, name) => {
  expect(subtitleNames([subtitle])).toEqual([name])
})

it.each([
  [
    [sub('es-ES'), sub('es-419'), sub('en')],
    ['Español (España)', 'Español (Latinoamérica)', 'English'],
  ],
  [
    [sub('en', 'English'), sub('en', 'CC')],
    ['English', 'English (CC)'],
  ],
  [
    [sub('en', 'English'), sub('en', 'English for the hard of hearing')],
    ['English', 'English for the hard of hearing'],
  ],
  [
    [sub('en'), sub('en')],
    ['English 1', 'English 2'],
  ],
  [
    [sub('qqq', 'Klingon'), sub('qqq', 'Klingon')],
    ['Klingon 1', 'Klingon 2'],
  ],
  [
    [sub('en'), sub('en-GB'), sub('en-GB', 'CC')],
    ['English', 'English 2', 'English (CC)'],
  ],
])('%j are %j', (subs, names) => {
  expect(subtitleNames(subs)).toEqual(names)
})
