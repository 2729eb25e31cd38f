import type { User } from '#/domains/account/model'
import { isLocale, type Locale } from '#/lib/locale'
import { readRaw } from '#/platform/storage'
import { LEARNER_LOCALE_KEY } from '#/platform/stored-keys'

/** The language that a learner chose while the profile was demanded, or null; the server does not know it yet. */
export function waitingLocale({ locale }: Pick<User, 'locale'>): Locale | null {
  const chosen = readRaw(LEARNER_LOCALE_KEY)
  return isLocale(chosen) && chosen !== locale ? chosen : null
}
