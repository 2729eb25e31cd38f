/** Each language's own name; never translated. */
export const LANGUAGE_NAMES: Record<string, string> = { en: 'English', ru: 'Русский', es: 'Español' }
