import type { Subtitle } from '#/domains/study/model'

/** The name of a language in that language, capitalised ("English", "Español"); the file's label where the code is unknown. */
export function languageName({ languageCode, label }: Pick<Subtitle, 'languageCode' | 'label'>): string {
  try {
    const { language } = new Intl.Locale(languageCode)
    const name = new Intl.DisplayNames([languageCode], { type: 'language', fallback: 'none' }).of(language)
    if (name) return name.charAt(0).toLocaleUpperCase(languageCode) + name.slice(1)
  } catch {
    // Not a valid language code.
  }
  return label || languageCode
}
