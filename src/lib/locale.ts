/** Languages of the interface. */
export const LOCALES = ['en', 'ru', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** Whether a text names one of the interface's languages. */
export const isLocale = (value: string | null | undefined): value is Locale =>
  LOCALES.some((locale) => locale === value)

/** What the choice of a language is made from, strongest first. */
export type LocaleWishes = {
  /** The learner's own, as the last answer of the user call said. */
  learner: string | null
  /** Chosen on this device. */
  stored: string | null
  /** `navigator.languages`. */
  browser: readonly string[]
  /** The domain's default, else the brand's. */
  fallback: string
  /** Languages of the domain. */
  allowed: readonly string[]
}

/** The language to start in: learner, device, browser, default; always one of the allowed ones, `en` where none fits. */
export function pickLocale({ learner, stored, browser, fallback, allowed }: LocaleWishes): Locale {
  const wishes = [learner, stored, ...browser.map((tag) => tag.slice(0, 2).toLowerCase()), fallback, ...allowed]
  return wishes.find((wish): wish is Locale => isLocale(wish) && allowed.includes(wish)) ?? 'en'
}
