import { afterEach, expect, it, vi } from 'vitest'
import { ChunkError } from '#/api/release'
import { checkedPhone } from './checked-phone'
import { checkedField, tidiedProfile } from './typed-profile'

vi.mock(import('./checked-phone'), { spy: true })
afterEach(() => {
  vi.mocked(checkedPhone).mockReset()
})

const brand = {
  emailRules: { international: false, blockedDomains: ['blocked.example'], allowedDomains: [] },
  country: 'DE',
} satisfies Parameters<typeof checkedField>[2]

it.each([
  ['firstName', 'Vera', true],
  ['firstName', ' ', 'empty'],
  ['email', 'vera@blocked.example', 'domain_blocked'],
  ['phone', '', 'empty'],
  ['phone', '0151 12345678', true],
  ['phone', '12', 'phone'],
] as const)('a form’s %s %j is judged %j', async (field, value, judged) => {
  expect(await checkedField(field, value, brand)).toBe(judged)
})

it('says nothing about a number whose rules did not load', async () => {
  vi.mocked(checkedPhone).mockRejectedValue(new ChunkError(false))
  expect(await checkedField('phone', '12', brand)).toBe(true)
  await expect(tidiedProfile({ phone: '12' }, 'DE')).rejects.toThrow(ChunkError)
})

it.each([
  [
    { firstName: ' Vera ', city: ' Leipzig' },
    { firstName: 'Vera', city: 'Leipzig' },
  ],
  [
    { email: ' Vera@Mail.Example', birthday: '14061991' },
    { email: 'vera@mail.example', birthday: '14.06.1991' },
  ],
  [{ phone: '0151 12345678' }, { phone: '+4915112345678' }],
  // The server says what is wrong with what is no number.
  [{ phone: '12' }, { phone: '12' }],
  [{ phone: ' ' }, { phone: '' }],
])('%j is sent as %j', async (values, tidy) => {
  expect(await tidiedProfile(values, 'DE')).toEqual(tidy)
})
