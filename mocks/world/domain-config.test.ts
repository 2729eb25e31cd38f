import { expect, it } from 'vitest'
import { domainConfigOf } from './domain-config.ts'

it.each([
  ['kinetic', ['google', 'apple']],
  ['lumen', ['apple', 'google', 'facebook', 'vkontakte']],
  ['a-brand-of-your-own', ['apple', 'google', 'facebook', 'vkontakte']],
])('%s has an address for each of its networks', (brand, sources) => {
  expect(domainConfigOf(brand)).toMatchObject({
    components: { auth_collection: sources.map((source) => ({ source })) },
  })
})
