/** Languages of the interface. */
export const LOCALES = ['en', 'ru', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** Whether a text names one of the interface's languages. */
export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)

/** The language that a text names, else English. */
export const knownLocale = (value: unknown): Locale => (isLocale(value) ? value : 'en')

/** What the choice of a language is made from, strongest first. */
export type LocaleWishes = {
  /** The learner's own, as the last answer of the user call said. */
  learner: unknown
  /** Chosen on this device. */
  stored: unknown
  /** `navigator.languages`. */
  browser: readonly string[]
  /** Languages to choose from, the default first. */
  allowed: readonly string[]
}

/** The languages to choose from, default first: the build's, limited to those that the domain speaks by this device's copy (`kept`). */
export function spokenLocales(built: readonly string[], kept: unknown): readonly string[] {
  const spoken = Array.isArray(kept) ? kept.filter((locale) => built.includes(locale)) : []
  return spoken.length > 0 ? spoken : built
}

/** The language to start in: learner, device, browser, default; always one of the allowed ones, `en` where none fits. */
export function pickLocale({ learner, stored, browser, allowed }: LocaleWishes): Locale {
  const wishes = [learner, stored, ...browser.map((tag) => tag.slice(0, 2).toLowerCase()), ...allowed]
  return wishes.find((wish): wish is Locale => isLocale(wish) && allowed.includes(wish)) ?? 'en'
}

/** Each language's own name; never translated. */
export const LANGUAGE_NAMES: Record<string, string> = { en: 'English', ru: 'Русский', es: 'Español' }
