import { expect, it } from 'vitest'
import { emailFieldSchema } from './email-field-schema'
import { emailOptions } from './email-options'

const rules = { international: false, blockedDomains: ['spam.example'], allowedDomains: [] as string[] }
const fault = (email: string, change: Partial<typeof rules> = {}) =>
  emailFieldSchema(emailOptions({ emailRules: { ...rules, ...change } })).safeParse(email).error?.issues[0]?.message

it.each([
  ['Vera@Mail.Example ', {}, undefined],
  ['', {}, 'empty'],
  ['vera@spam.example', {}, 'domain_blocked'],
  ['vera@почта.рф', {}, 'domain_characters'],
  ['vera@почта.рф', { international: true }, undefined],
  ['vera@mail.example', { allowedDomains: ['school.example'] }, 'domain_not_allowed'],
])('%j with %j: %s', (email, change, expected) => {
  expect(fault(email, change)).toBe(expected)
})
