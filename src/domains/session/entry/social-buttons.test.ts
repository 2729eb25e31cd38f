import { expect, it } from 'vitest'
import { socialButtons, socialSignInUrl } from './social-buttons'

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

const ask = (providerUrl: string) =>
  new URL(socialSignInUrl({ providerUrl, source: 'google', returnTo: 'https://school.example/v/' }))

it('leads to the provider with both ways back and no token', () => {
  const url = ask('https://id.example/social/google')
  expect(url.origin + url.pathname).toBe('https://id.example/social/google')
  expect([...url.searchParams.keys()]).toEqual(['successUrl', 'cancelUrl'])
  expect(url.searchParams.get('successUrl')).toBe(
    'https://school.example/v/?action=login&method=google&route=login&status=success',
  )
  expect(url.searchParams.get('cancelUrl')).toBe(
    'https://school.example/v/?action=login&method=google&route=login&status=fail',
  )
})

it('keeps what the provider’s address carries, but for a token', () => {
  const url = ask('https://id.example/start?app=7&token=')
  expect(url.searchParams.get('app')).toBe('7')
  expect(url.searchParams.has('token')).toBe(false)
})
