import { expect, it } from 'vitest'
import { socialSignInUrl } from './social-address'

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
