import type { Subtitle } from '../model'

/** "English", "Español": a language in its own words, with a capital; the file's label where the code is unknown. */
export function languageName({ languageCode, label }: Pick<Subtitle, 'languageCode' | 'label'>): string {
  try {
    const name = new Intl.DisplayNames([languageCode], { type: 'language', fallback: 'none' }).of(
      languageCode.split('-')[0] ?? languageCode,
    )
    if (name) return name.charAt(0).toLocaleUpperCase(languageCode) + name.slice(1)
  } catch {
    // Not a language code at all.
  }
  return label || languageCode
}
