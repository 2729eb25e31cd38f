import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength'

it.each([
  ['', undefined],
  ['a', 1],
  ['Aa1!xyz', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['aabbccdde', 2],
  ['abcdefghijklmnop', 3],
  ['abcdefgh', 2],
  ['abcdefghijkl', 2],
  ['abcdefghijk1', 3],
  ['Abcdef1!', 3],
  ['correct horse battery', 3],
  ['морское-утро-58', 3],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
