import { type Messages, i18n } from '@lingui/core'
import { LEARNER_LOCALE_KEY, LOCALE_KEY, writeStored } from './storage'
import { invariant } from '../lib/invariant'
import { isLocale, type Locale } from '../lib/locale'

/** Texts by where they are drawn: the first view, shell and home, what is common, the course's screens (see `lingui.config.ts`). */
export type TextsArea = 'start' | 'home' | 'app' | 'study'

const CATALOGS = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po')

const loads = new Map<string, Promise<void>>()

/**
 * Adds an area's texts in the language of the interface, once; a load that failed may be tried again. Lingui is not told, which would
 * render the whole page again: components wait for their texts before they are drawn.
 */
export function loadTexts(area: TextsArea): Promise<void> {
  const file = `../../locales/${i18n.locale}/${area}.po`
  const known = loads.get(file)
  if (known) return known
  const load = (CATALOGS[file]?.() ?? Promise.reject(new Error(`No texts: ${file}`))).then(
    ({ messages }) => void Object.assign(i18n.messages, messages),
    (error: unknown) => {
      loads.delete(file)
      throw error
    },
  )
  loads.set(file, load)
  return load
}

/** Loads the first view's texts of one language and makes it the interface's. */
export async function activateLocale(locale: Locale): Promise<void> {
  invariant(isLocale(locale), 'Unsupported locale')
  // Activated before its texts arrive, so that screens which load meanwhile load theirs in it.
  i18n.load(locale, {})
  i18n.activate(locale)
  document.documentElement.lang = locale
  await loadTexts('start')
}

/** Keeps the choice made on this device; it takes effect at the next load. */
export function storeLocale(locale: Locale): void {
  writeStored(LOCALE_KEY, locale)
}

/** Keeps the learner's own language, so that the next first paint knows it. */
export function storeLearnerLocale(locale: Locale): void {
  writeStored(LEARNER_LOCALE_KEY, locale)
}
