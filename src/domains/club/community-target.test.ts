import { expect, it } from 'vitest'
import { community } from './club-fixtures'
import { communityTarget } from './community-target'
import type { ShownCommunity } from './community-type'
import type { Community } from './model'

const HAVE = 'https://meridian.example/club'
const WITHOUT = 'https://meridian.example/club/join'
const CHAT = 'https://t.me/meridian_club_example'
const none = { haveSubscriptionLandingUrl: null, noHaveSubscriptionLandingUrl: null }

function target(
  type: ShownCommunity['type'],
  change: Partial<Community> = {},
  {
    communityUrl = 'https://club.example/',
    hasSubscription = false,
  }: Partial<Parameters<typeof communityTarget>[1]> = {},
) {
  return communityTarget({ community: community(change), type }, { communityUrl, hasSubscription })
}
const page = (url: string) => ({ kind: 'page', url })

it.each<[string, ReturnType<typeof target>, ReturnType<typeof target> | object]>([
  ['one that is over: to the subscriptions', target('expired'), { kind: 'renew' }],
  ['a chat: there', target('owned', { chatOnly: true }), { kind: 'chat', url: CHAT }],
  [
    'a chat without an address: its page',
    target('owned', { chatOnly: true, telegramChatUrl: null }),
    page('https://club.example/meridian-club'),
  ],
  ['its own address', target('owned', { customUrl: 'https://a.example/' }), page('https://a.example/')],
  ['its page in the club', target('owned'), page('https://club.example/meridian-club')],
  ['a name with signs', target('owned', { slug: 'a b/c' }), page('https://club.example/a%20b%2Fc')],
  ['without a name: the club', target('owned', { slug: '' }), page('https://club.example/')],
  ['without a club: the landing page', target('owned', {}, { communityUrl: null }), page(HAVE)],
  ['with nothing but a chat', target('owned', none, { communityUrl: null }), { kind: 'chat', url: CHAT }],
  ['with nothing', target('owned', { ...none, telegramChatUrl: null }, { communityUrl: null }), null],
  ['recommended, without a subscription', target('recommended'), page(WITHOUT)],
  ['recommended, with one', target('recommended', {}, { hasSubscription: true }), page(HAVE)],
  ['recommended, with one landing page', target('recommended', { noHaveSubscriptionLandingUrl: null }), page(HAVE)],
  [
    'recommended, with the other one',
    target('recommended', { haveSubscriptionLandingUrl: null }, { hasSubscription: true }),
    page(WITHOUT),
  ],
  ['recommended, without any', target('recommended', none), null],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected)
})
