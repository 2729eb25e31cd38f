/** Languages in their own words: never translated. */
export const LANGUAGE_NAMES: Record<string, string> = { en: 'English', ru: 'Русский', es: 'Español' }
