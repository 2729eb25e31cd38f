import type { Subtitle } from '#/domains/study/model'

type Named = Pick<Subtitle, 'languageCode' | 'label'>

/** A name of the language in that language, capitalised; null where the code is unknown. */
function nativeName(languageCode: string, isWhole: boolean): string | null {
  try {
    const { language } = new Intl.Locale(languageCode)
    const names = new Intl.DisplayNames([languageCode], {
      type: 'language',
      languageDisplay: 'standard',
      fallback: 'none',
    })
    const name = names.of(isWhole ? languageCode : language)
    return name ? name.charAt(0).toLocaleUpperCase(languageCode) + name.slice(1) : null
  } catch {
    // Not a valid language code.
    return null
  }
}

/** The name of a language in that language ("English", "Español"); the file's label where the code is unknown. */
function languageName({ languageCode, label }: Named): string {
  return nativeName(languageCode, false) ?? (label || languageCode)
}

/** What tells the files of one language apart, of which there are several in `all`. */
function distinctName(sub: Named, all: readonly Named[]): string {
  const name = languageName(sub)
  const same = all.filter((one) => languageName(one) === name)
  if (same.length === 1) return name
  const wholeName = nativeName(sub.languageCode, true)
  if (wholeName !== null && same.filter((one) => nativeName(one.languageCode, true) === wholeName).length === 1)
    return wholeName
  if (sub.label !== '' && same.filter(({ label }) => label === sub.label).length === 1)
    return sub.label.startsWith(name) ? sub.label : `${name} (${sub.label})`
  return `${name} ${same.indexOf(sub) + 1}`
}

/** The names of a video's subtitles, by their languages; files of one language by region, label or number: "Español (Latinoamérica)". */
export const subtitleNames = (subs: readonly Named[]): string[] => subs.map((sub) => distinctName(sub, subs))
