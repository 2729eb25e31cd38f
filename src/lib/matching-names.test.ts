import { expect, test } from 'vitest'
import { matchedParts, matchingNames } from './matching-names'

const names = ['Light First', 'Étude of Light', 'Ёлка и свет']

test.each([
  ['', names],
  ['   ', names],
  ['light', ['Light First', 'Étude of Light']],
  ['  FIRST   light ', ['Light First']],
  ['etude', ['Étude of Light']],
  ['елка', ['Ёлка и свет']],
  ['dark', []],
])('"%s"', (query, found) => {
  expect(matchingNames(names, query, (name) => name)).toEqual(found)
})

const marked = (name: string, query: string) =>
  matchedParts(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test.each([
  ['Light First', 'light', '[Light] First'],
  ['Blue, by the sunlight', 'light blue', '[Blue], by the sun[light]'],
  ['Étude', 'etu', '[Étu]de'],
  ['E\u0301tude', 'e', '[E\u0301]tud[e]'],
  ['Ёлка', 'елк', '[Ёлк]а'],
  ['ananas', 'ana', '[anana]s'],
  ['😀 light', 'light', '😀 [light]'],
  ['Light', '  ', 'Light'],
  ['Light', 'dark', 'Light'],
  ['', 'a', ''],
])('in "%s" "%s" is found so: %s', (name, query, parts) => {
  expect(marked(name, query)).toBe(parts)
})
