import { expect, test } from 'vitest'

import { checkEmail, type EmailFault, type EmailOptions, type EmailWarning, normaliseEmail } from './email'

const a = (length: number) => 'a'.repeat(length)

test.each<[string, EmailFault | null]>([
  ['anna@example.com', null],
  ['anna.keller+yoga@mail.example.com', null],
  ["o'neil!#$%&*/=?^_`{|}~-@example.com", null],
  ['A1@EXAMPLE.COM', null],
  ['', 'empty'],
  [`${a(64)}@${a(256)}`, 'too_long'],
  [`${a(64)}@${a(255)}`, 'domain_length'],
  ['anna', 'at_sign'],
  ['@example.com', 'at_sign'],
  ['anna@', 'at_sign'],
  ['a@b@example.com', 'at_sign'],
  [`${a(64)}@example.com`, null],
  [`${a(65)}@example.com`, 'local_length'],
  ['.anna@example.com', 'local_dots'],
  ['anna.@example.com', 'local_dots'],
  ['an..na@example.com', 'local_dots'],
  ['an na@example.com', 'local_characters'],
  ['"anna"@example.com', 'local_characters'],
  ['анна@example.com', 'local_characters'],
  [`a@${a(63)}.${a(63)}.${a(63)}.${a(57)}.com`, null],
  [`a@${a(63)}.${a(63)}.${a(63)}.${a(58)}.com`, 'domain_length'],
  [`a@${a(63)}.com`, null],
  [`a@${a(64)}.com`, 'domain_labels'],
  ['a@example', 'domain_labels'],
  ['a@.com', 'domain_labels'],
  ['a@example..com', 'domain_labels'],
  ['a@example.com.', 'domain_labels'],
  ['a@-example.com', 'domain_labels'],
  ['a@example-.com', 'domain_labels'],
  ['a@my-example.com', null],
  ['a@ex_ample.com', 'domain_characters'],
  ['a@пример.com', 'domain_characters'],
  ['a@[127.0.0.1]', 'domain_characters'],
  ['a@example.c', 'top_label'],
  ['a@example.co', null],
  ['a@example.c0m', 'top_label'],
  ['a@127.0.0.10', 'top_label'],
])('%s: %s', (email, fault) => {
  expect(checkEmail(email).fault).toBe(fault)
})

test.each<[string, EmailOptions, EmailFault | null]>([
  ['a@пример.рф', { international: true }, null],
  ['a@пример.xn--p1ai', { international: true }, null],
  ['a@пример.р1', { international: true }, 'top_label'],
  ['a@при_мер.рф', { international: true }, 'domain_characters'],
  ['a@spam.example', { blockedDomains: ['spam.example'] }, 'domain_blocked'],
  ['a@SPAM.example', { blockedDomains: ['Spam.Example'] }, 'domain_blocked'],
  ['a@good.example', { blockedDomains: ['spam.example'] }, null],
  ['a@good.example', { allowedDomains: ['good.example'] }, null],
  ['a@other.example', { allowedDomains: ['good.example'] }, 'domain_not_allowed'],
  ['a@good.example', { allowedDomains: [] }, 'domain_not_allowed'],
])('%s with %o: %s', (email, options, fault) => {
  expect(checkEmail(email, options).fault).toBe(fault)
})

test.each<[string, EmailWarning[]]>([
  [`${a(30)}@example.com`, []],
  [`${a(31)}@example.com`, ['long_local']],
  ['a@b.c.d.e.com', []],
  ['a@b.c.d.e.f.com', ['many_levels']],
  [`${a(31)}@b.c.d.e.f.com`, ['long_local', 'many_levels']],
  [`${a(31)}@b`, []],
])('%s warns of %o without refusing', (email, warnings) => {
  expect(checkEmail(email).warnings).toEqual(warnings)
})

test('is compared trimmed and in lower case', () => {
  expect(normaliseEmail('  Anna@Example.COM ')).toBe('anna@example.com')
})

test.each([
  '\u2060anna@example.com',
  'anna@exam\u00adple.com\u200b',
  '\u202aanna@example.com\u202c',
  '\ufeffanna@example.com',
  'mailto:anna@example.com',
  'MAILTO:Anna@example.com?subject=Hello',
  '<anna@example.com>',
  'Anna Berg <anna@example.com>',
  '<mailto:anna@example.com>.',
  'anna@example.com.',
])('%j is the address that was meant', (pasted) => {
  expect(normaliseEmail(pasted)).toBe('anna@example.com')
})

test.each(['', '<', 'a<b', '<>', 'mailto', '.', 'a@b@c', '<a> <b>'])('%j stays wrong', (typed) => {
  expect(checkEmail(normaliseEmail(typed)).fault).not.toBeNull()
})
