import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import { testBrand } from '../../tests/test-brand'
import { domainConfigWire } from './domain-wire'
import { externalConfigWire } from './external-wire'
import { brandValues } from './values'

const local = testBrand('lumen')

function valueOf(key: string, external: object | null = null, domain: object | null = null) {
  const values = brandValues({
    local,
    external: external && z.parse(externalConfigWire, { version: 13, ...external }),
    domain: domain && z.parse(domainConfigWire, domain),
    language: 'en',
  })
  return values.find((value) => value.key === key)
}

it('tells where the logo comes from', () => {
  const logo = 'https://cdn.lumen.example/logo.svg'
  expect(valueOf('logo')).toMatchObject({ local: 'logo.svg', domain: null, source: 'local' })
  expect(valueOf('logo', null, { logo })).toEqual({
    key: 'logo',
    local: 'logo.svg',
    external: null,
    domain: logo,
    source: 'domain',
    rule: 'the domain’s logo replaces logo.svg',
  })
})

it.each<[string, object | null, object | null, string, RegExp]>([
  ['isChatSupport', null, null, 'local', /may replace it, and says nothing/],
  ['isChatSupport', { is_chat_support: false }, null, 'external', /external configuration replaces/],
  [
    'isChatSupport',
    { version: 12, is_chat_support: false },
    null,
    'local',
    /version 12 is ignored as a whole, only 13/,
  ],
  ['offerType', { offer_type: { task: 9 } }, null, 'external', /brand\.json keeps the others/],
  ['supportEmail', null, { support_email: 'a@b.example' }, 'domain', /domain configuration replaces/],
  ['supportEmail', { version: 12 }, {}, 'local', /domain configuration may replace it/],
  ['languages', null, { languages: ['ru', 'de'] }, 'domain', /brand\.json has too/],
  ['trustedReturnOrigins', {}, {}, 'local', /^brand\.json only/],
])('%s with %o and %o is %s', (key, external, domain, source, rule) => {
  const value = valueOf(key, external, domain)
  expect(value?.source).toBe(source)
  expect(value?.rule).toMatch(rule)
})

it('has the value in force of every key, once, in the order of the file', () => {
  const keys = brandValues({ local, external: null, domain: null, language: 'en' }).map(({ key }) => key)
  expect(keys.slice(0, 3)).toEqual(['id', 'appId', 'name'])
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).not.toContain('assets')
})
