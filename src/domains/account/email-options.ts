import type { BrandConfig } from '#/brand/brand-config'
import type { EmailOptions } from '#/lib/email'

/** The brand's options for the e-mail checker; an empty list of allowed domains allows all. */
export function emailOptions({ emailRules }: Pick<BrandConfig, 'emailRules'>): EmailOptions {
  const { international, blockedDomains, allowedDomains } = emailRules
  return { international, blockedDomains, ...(allowedDomains.length > 0 ? { allowedDomains } : {}) }
}
