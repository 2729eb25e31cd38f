import { type Messages, i18n } from '@lingui/core'
import { LEARNER_LOCALE_KEY, LOCALE_KEY } from './stored-keys'
import type { Locale } from '../lib/locale'
import * as z from '../lib/zod'
import { readStored, writeStored } from './storage'

const CATALOGS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../locales/en.po'),
  ru: () => import('../../locales/ru.po'),
  es: () => import('../../locales/es.po'),
}

/** Loads the texts of one language and makes it the interface's. */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = await CATALOGS[locale]()
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
}

/** Keeps the choice made on this device; it holds from the next load on. */
export function storeLocale(locale: Locale): void {
  writeStored(LOCALE_KEY, locale)
}

/** Keeps the learner's own language, so that the next first paint knows it. */
export function storeLearnerLocale(locale: Locale): void {
  writeStored(LEARNER_LOCALE_KEY, locale)
}

/** The language chosen on this device, or null. */
export function storedLocale(): string | null {
  return readStored(LOCALE_KEY, z.string())
}
