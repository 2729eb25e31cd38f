import { apiConfig } from '#/api/client'
import { readLocalBrand } from '#/brand/local-brand'
import type { User } from '#/domains/account/model'
import { isLocale, spokenLocales } from '#/lib/locale'
import { canPersist, readRaw } from '#/platform/storage'
import { DOMAIN_LOCALES_KEY } from '#/platform/stored-keys'

/**
 * The address to reload when the learner reads another language than the one shown (a sign-in on a new device), or null. The next
 * start takes the language that `rememberLearner` stored; where storage was refused, a reload would change nothing.
 */
export function reloadInLanguage({ locale }: Pick<User, 'locale'>, path: string): string | null {
  const shown = apiConfig().lang
  if (!isLocale(locale) || locale === shown) return null
  const isSpoken = spokenLocales(readLocalBrand().languages, readRaw(DOMAIN_LOCALES_KEY)).includes(locale)
  return isSpoken && canPersist() ? import.meta.env.BASE_URL.slice(0, -1) + path : null
}
