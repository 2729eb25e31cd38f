import { readToken } from '../api/token-store'
import { type Locale, pickLocale, spokenLocales } from '../lib/locale'
import { DOMAIN_LOCALES_KEY, LEARNER_LOCALE_KEY, LOCALE_KEY } from './storage'

/** The language to start in, from what this device keeps; `built` are the build's, default first. Also run by the boot script. */
export function wantedLocale(built: readonly string[], read: (key: string) => unknown): Locale {
  return pickLocale({
    learner: readToken() === null ? null : read(LEARNER_LOCALE_KEY),
    stored: read(LOCALE_KEY),
    browser: navigator.languages,
    allowed: spokenLocales(built, read(DOMAIN_LOCALES_KEY)),
  })
}
