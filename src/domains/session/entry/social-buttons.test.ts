import { expect, it } from 'vitest'
import { socialButtons } from './social-buttons'

const google = { source: 'google', url: 'https://id.example/google' } as const
const apple = { source: 'apple', url: 'https://id.example/apple' } as const

it.each([
  ['the brand’s order', ['apple', 'google'], [google, apple], [apple, google]],
  ['only what the domain has', ['facebook', 'google'], [google], [google]],
  ['only what the brand has', ['google'], [google, apple], [google]],
  ['none', [], [google], []],
] as const)('%s', (_name, order, collection, expected) => {
  expect(socialButtons(order, collection)).toEqual(expected)
})
