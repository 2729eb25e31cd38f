import type * as z from '../../src/lib/zod.ts'
import { cssToOklch } from './css-to-oklch.ts'

type Issue = z.core.$ZodIssue

const MAX_SHOWN = 60

/** A text cut to what fits on one line of output. */
export const shortened = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text)

/** A value as it is written in the file. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return shortened(JSON.stringify(value))
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const FORMATS: Readonly<Record<string, string>> = {
  url: 'an address such as https://school.example/page',
  email: 'an e-mail address',
  datetime: 'a moment such as 2026-06-09T18:30:00Z',
}

function size(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  if (issue.origin === 'string') return 'a text that is not empty'
  const [word, beyond, limit] =
    issue.code === 'too_big' ? ['at most', 'less than', issue.maximum] : ['at least', 'more than', issue.minimum]
  return issue.origin === 'array' ? `${word} ${limit} entry` : `${issue.inclusive ? word : beyond} ${limit}`
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'too_big':
    case 'too_small':
      return size(issue)
    case 'invalid_union':
      return issue.errors[0]?.[0] ? expectation(issue.errors[0][0]) : 'another value'
    case 'invalid_format':
      return FORMATS[issue.format] ?? withoutLead(issue.message)
    default:
      return withoutLead(issue.message)
  }
}

const withoutLead = (message: string) => message.replace(/^expected /, '')

/** Schools know their colours in hexadecimal: gives such a colour in OKLCH, ready to be pasted where these keys are expected; else a sample. */
function asOklch(value: unknown, keys: readonly string[]): string {
  if (!keys.includes('hue')) return ''
  const colour = typeof value === 'string' ? cssToOklch(value) : null
  const [lead, shownColour] = colour
    ? ['which is', colour]
    : ['a sample:', keys.length > 2 ? SAMPLE_COLOUR : SAMPLE_TINT]
  return `, ${lead} ${JSON.stringify(shownColour, [...keys])}`
}

/** A blue, and the tint of warm paper. */
const SAMPLE_COLOUR = { lightness: 0.43, chroma: 0.112, hue: 252 }
const SAMPLE_TINT = { hue: 80, chroma: 0.007 }

/** What may be wrong with an origin that looks like one. */
function originHint(value: string): string {
  if (/:(?:80|443)\/?$/.test(value)) return ', without the usual port'
  return /[^ -~]|[A-Z]/.test(value) ? ', in small Latin letters (xn--… stands for others)' : ''
}

/** What is wrong at one place of brand.json: what was expected there (an object with `keys`, if any), and what was found. */
export function issueWords(issue: Issue, value: unknown, keys: readonly string[]): string {
  const expected =
    keys.length > 0 && issue.code !== 'custom' ? `an object with ${shortened(keys.join(', '))}` : expectation(issue)
  if (value === undefined) return `missing; expected ${expected}${asOklch(value, keys)}`
  const hint = /^an origin\b/.test(expected) && typeof value === 'string' ? originHint(value) : ''
  return `expected ${expected}${hint}, found ${shown(value)}${asOklch(value, keys)}`
}
