import { expect, test } from 'vitest'
import { matchingNames, wordsPattern } from './matching-names'
import { markedParts } from './text-search'

const names = ['Light First', 'Étude of Light', 'Ёлка и свет']

test.each([
  ['', names],
  ['   ', names],
  [' \u200b ', names],
  ['\u200blight\u2060', ['Light First', 'Étude of Light']],
  ['light', ['Light First', 'Étude of Light']],
  ['  FIRST   light ', ['Light First']],
  ['etude', ['Étude of Light']],
  ['елка', ['Ёлка и свет']],
  ['dark', []],
])('"%s"', (query, found) => {
  expect(matchingNames(names, query, (name) => name)).toEqual(found)
})

test.each([
  ['Blue, by the sunlight', 'light blue', '[Blue], by the sun[light]'],
  ['Étude', 'etu', '[Étu]de'],
  ['50 % (half)', '(half %', '50 [%] [(half])'],
  ['Light', '  ', 'Light'],
  ['Light', 'dark', 'Light'],
])('in "%s" "%s" is found so: %s', (name, query, parts) => {
  const marked = markedParts(name, wordsPattern(query))
  expect(marked.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(parts)
})
