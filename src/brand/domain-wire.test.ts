import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import { domainConfigWire } from './domain-wire'

const EMPTY = {
  title: null,
  logo: null,
  favicon: null,
  theme: {},
  footer: null,
  supportEmail: null,
  whatsAppNumber: null,
  telegramLink: null,
  languages: null,
  defaultLanguage: null,
  components: { jira: null, authCollection: [], notificationService: null },
  pushNotification: null,
  mobileAppVersion: null,
  country: null,
  communityUrl: null,
  communityUrlApi: null,
}

it.each([
  ['nothing', {}, {}],
  ['an empty theme as a list', { theme: [] }, {}],
  ['null components', { components: null }, {}],
  ['empty components as a list', { components: [] }, {}],
  ['unknown keys', { brand_new: 1 }, {}],
  ['addresses that are no web addresses', { logo: 'javascript:alert(1)', community_url: '/club' }, {}],
  [
    'null parts of the components',
    { components: { jira: null, auth_collection: null, notification_service: null } },
    { components: { jira: null, authCollection: [], notificationService: null } },
  ],
  [
    'a socket that is none',
    { components: { notification_service: { websocket: 'https://rt.example' } } },
    { components: { jira: null, authCollection: [], notificationService: { websocket: null } } },
  ],
  [
    'fewer than three footer entries, one without an address',
    { footer: [{ title: 'Terms', url: 'https://m.example/terms' }, { title: 'Text' }] },
    {
      footer: [
        { title: 'Terms', url: 'https://m.example/terms' },
        { title: 'Text', url: null },
      ],
    },
  ],
])('reads %s', (_, wire, expected) => {
  expect(z.parse(domainConfigWire, wire)).toEqual({ ...EMPTY, ...expected })
})
