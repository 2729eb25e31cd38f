import { expect, test } from 'vitest'
import { matchingNames } from './matching-names'

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
