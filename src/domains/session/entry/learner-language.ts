import { apiConfig } from '#/api/client'
import { readLocalBrand } from '#/brand/local-brand'
import type { User } from '#/domains/account/model'
import { isLocale, type Locale, spokenLocales } from '#/lib/locale'
import { canPersist, readRaw, DOMAIN_LOCALES_KEY, LEARNER_LOCALE_KEY } from '#/platform/storage'

/**
 * The address to reload when the learner reads another language than the one shown (a sign-in on a new device), or null. The language
 * is the one that `rememberLearner` has just stored, which the next start takes; where storage was refused, a reload would change nothing.
 */
export function reloadInLanguage(path: string): string | null {
  const locale = readRaw(LEARNER_LOCALE_KEY)
  if (!isLocale(locale) || locale === apiConfig().lang) return null
  const isSpoken = spokenLocales(readLocalBrand().languages, readRaw(DOMAIN_LOCALES_KEY)).includes(locale)
  return isSpoken && canPersist() ? import.meta.env.BASE_URL.slice(0, -1) + path : null
}

/** The language that a learner chose while the profile was demanded, or null; the server does not know it yet. */
export function waitingLocale({ locale }: Pick<User, 'locale'>): Locale | null {
  const chosen = readRaw(LEARNER_LOCALE_KEY)
  return isLocale(chosen) && chosen !== locale ? chosen : null
}
