import { withoutInvisible } from './written-text'

export type EmailFault =
  | 'empty'
  | 'too_long'
  | 'at_sign'
  | 'local_length'
  | 'local_dots'
  | 'local_characters'
  | 'domain_length'
  | 'domain_labels'
  | 'domain_characters'
  | 'top_label'
  | 'domain_blocked'
  | 'domain_not_allowed'

export type EmailWarning = 'long_local' | 'many_levels'

export interface EmailOptions {
  /** Lets letters of all scripts into the domain. */
  international?: boolean
  blockedDomains?: readonly string[]
  /** When given, no other domain passes. */
  allowedDomains?: readonly string[]
}

export interface EmailVerdict {
  /** The first rule that the address breaks, or null. */
  fault: EmailFault | null
  /** Oddities that never block. */
  warnings: EmailWarning[]
}

const MAX_LENGTH = 320
const MAX_LOCAL = 64
const MAX_DOMAIN = 253
const MAX_LABEL = 63
const LONG_LOCAL = 30
const MANY_LEVELS = 5

/** RFC 5322 atext, and the dots between. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i
const LATIN_LABEL = /^[a-z0-9-]+$/i
const ANY_LABEL = /^[\p{L}\p{M}\p{N}-]+$/u
const LATIN_TOP = /^[a-z]+$/i
const ANY_TOP = /^(?:[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu

/** Checks an address by the specification's rules, in their order; the caller trims. */
export function checkEmail(email: string, options: EmailOptions = {}): EmailVerdict {
  const at = email.indexOf('@')
  const local = email.slice(0, at)
  const domain = email.slice(at + 1)
  const labels = domain.split('.')
  const fault = shapeFault(email, at) ?? localFault(local) ?? domainFault(domain, labels, options)
  return { fault, warnings: fault ? [] : warningsOf(local, labels) }
}

/** An address as programs copy it: "Anna <anna@school.example>", "mailto:anna@school.example?subject=Hello". */
const BRACKETED = /^[^<>]*<([^<>]*)>[\s.]*$/
const LINKED = /^mailto:([^?]*)(?:\?.*)?$/

/** The form in which an address is sent and compared: lower-cased, and without what comes along where it is pasted. */
export function normaliseEmail(email: string): string {
  const seen = withoutInvisible(email).trim().toLowerCase()
  const bare = seen.replace(BRACKETED, '$1').trim().replace(LINKED, '$1').trim()
  // The end of the sentence in which it stood.
  return bare.replace(/\.+$/, '')
}

function shapeFault(email: string, at: number): EmailFault | null {
  if (email === '') return 'empty'
  if (email.length > MAX_LENGTH) return 'too_long'
  const single = at > 0 && at < email.length - 1 && !email.includes('@', at + 1)
  return single ? null : 'at_sign'
}

function localFault(local: string): EmailFault | null {
  if (local.length > MAX_LOCAL) return 'local_length'
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return 'local_dots'
  return LOCAL.test(local) ? null : 'local_characters'
}

function domainFault(domain: string, labels: string[], options: EmailOptions): EmailFault | null {
  if (domain.length > MAX_DOMAIN) return 'domain_length'
  if (labels.length < 2 || labels.some(isBadLabel)) return 'domain_labels'
  const form = options.international ? ANY_LABEL : LATIN_LABEL
  if (!labels.every((label) => form.test(label))) return 'domain_characters'
  const top = labels.at(-1) ?? ''
  if (top.length < 2 || !(options.international ? ANY_TOP : LATIN_TOP).test(top)) return 'top_label'
  if (options.blockedDomains && isListed(domain, options.blockedDomains)) return 'domain_blocked'
  if (options.allowedDomains && !isListed(domain, options.allowedDomains)) return 'domain_not_allowed'
  return null
}

function isBadLabel(label: string): boolean {
  return label === '' || label.length > MAX_LABEL || label.startsWith('-') || label.endsWith('-')
}

function isListed(domain: string, list: readonly string[]): boolean {
  return list.some((one) => one.toLowerCase() === domain.toLowerCase())
}

function warningsOf(local: string, labels: string[]): EmailWarning[] {
  const warnings: EmailWarning[] = []
  if (local.length > LONG_LOCAL) warnings.push('long_local')
  if (labels.length > MANY_LEVELS) warnings.push('many_levels')
  return warnings
}
