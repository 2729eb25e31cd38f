import { expect, it } from 'vitest'
import { socialButtons, socialOrder, socialUrl } from './social-buttons'

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

it.each([
  ['web', true, ['google']],
  ['mobile', true, ['apple']],
  ['mobile', false, ['vkontakte']],
] as const)('in %s (iOS: %s) the order is %j', (appType, onIos, order) => {
  expect(socialOrder({ web: ['google'], android: ['vkontakte'], ios: ['apple'] }, appType, onIos)).toEqual(order)
})

const ask = (providerUrl: string) =>
  new URL(socialUrl({ providerUrl, source: 'google', returnTo: 'https://school.example/v/' }))

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

it('a link carries the token, and leads back to the screen with what its address had', () => {
  const returnTo = 'https://school.example/v/linksocialnetworks?returnUrl=%2Fcourses'
  const start = { providerUrl: 'https://id.example/google?token=old', source: 'google', route: 'linkSocialNetworks' }
  const url = new URL(socialUrl({ ...start, returnTo, token: 'abc.def' }))
  expect(url.searchParams.getAll('token')).toEqual(['abc.def'])
  expect(url.searchParams.get('successUrl')).toBe(
    `${returnTo}&action=link&method=google&route=linkSocialNetworks&status=success`,
  )
})

it('keeps what the provider’s address carries, but for a token', () => {
  const url = ask('https://id.example/start?app=7&token=')
  expect(url.searchParams.get('app')).toBe('7')
  expect(url.searchParams.has('token')).toBe(false)
})
