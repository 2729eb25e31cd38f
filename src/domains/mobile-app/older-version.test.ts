import { expect, it } from 'vitest'
import { isOlderVersion } from './older-version'

it.each([
  ['3.11.9', '3.12.0', true],
  ['2.99.99', '3.0.0', true],
  ['3.12.0', '3.12.1', true],
  ['3.9.0', '3.12.0', true],
  ['3.12.0', '3.12.0', false],
  ['3.12.1', '3.12.0', false],
  ['4.0.0', '3.12.0', false],
  [undefined, '3.12.0', false],
  ['3.12.0', null, false],
  ['3.12', '3.12.0', false],
  ['3.12.0', 'newest', false],
])('%s is older than %s: %s', (own, newest, isOlder) => {
  expect(isOlderVersion(own, newest)).toBe(isOlder)
})
