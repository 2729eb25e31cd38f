import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EmailFault, EmailWarning } from '#/lib/email'

const UNFINISHED = msg`The address looks unfinished. Check what comes after @.`

/** What an email field says about each broken rule. */
const EMAIL_FAULTS: Record<EmailFault, MessageDescriptor> = {
  empty: msg`Enter your email.`,
  too_long: msg`The address is longer than 320 characters. Check it.`,
  at_sign: msg`An address has one @ with something on both sides.`,
  local_length: msg`Before @ there are more than 64 characters. Check them.`,
  local_dots: msg`Before @, dots go between other characters, one at a time.`,
  local_characters: msg`Before @ there is a character that addresses cannot contain.`,
  domain_length: msg`After @ there are more than 253 characters. Check them.`,
  domain_labels: UNFINISHED,
  domain_characters: msg`After @, use only Latin letters, digits, dots and hyphens.`,
  top_label: UNFINISHED,
  domain_blocked: msg`We cannot write to this domain. Use another address.`,
  domain_not_allowed: msg`Addresses of this domain are not accepted here. Use another one.`,
}

/** What an email field says about an address that looks odd; it never blocks. */
export const EMAIL_WARNINGS: Record<EmailWarning, MessageDescriptor> = {
  long_local: msg`The part before @ is too long. Check it once more.`,
  many_levels: msg`After @ there are many parts. Check them once more.`,
}

/** For codes without words of their own. */
const INVALID_EMAIL = msg`Invalid email address`

/** Words for the code of a broken email rule; an unknown code gets the fallback. */
export function emailFaultText(code: string | undefined): MessageDescriptor {
  return Object.entries(EMAIL_FAULTS).find(([known]) => known === code)?.[1] ?? INVALID_EMAIL
}
