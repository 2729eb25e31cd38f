import type { Subtitle } from '#/domains/study/model'

const baseOf = (language: string) => language.toLowerCase().replace(/-.*$/, '')

/** What is remembered of a choice for other videos: the language, and the label, which tells files of one language apart. */
export const subtitleKey = ({ languageCode, label }: Subtitle): string =>
  label === '' ? languageCode : `${languageCode}|${label}`

/** The subtitles that were chosen at another video: with this label, else of this language ("en" and "en-US" are one), or null. */
export function subtitleOf(subs: readonly Subtitle[], key: string | null | undefined): Subtitle | null {
  if (!key) return null
  const language = key.replace(/\|.*$/s, '')
  return (
    subs.find((sub) => subtitleKey(sub) === key) ??
    subs.find((sub) => sub.languageCode.toLowerCase() === language.toLowerCase()) ??
    subs.find((sub) => baseOf(sub.languageCode) === baseOf(language)) ??
    null
  )
}

/** The subtitles to read first: in the language of the page, else the first. */
export function readingSubtitle(subs: readonly Subtitle[], language: string): Subtitle | null {
  return subtitleOf(subs, language) ?? subs[0] ?? null
}
