import type { Subtitle } from '#/domains/study/model'

/** The subtitles of a language ("en" and "en-US" are one), or null. */
export function subtitleOf(subs: readonly Subtitle[], language: string | null | undefined): Subtitle | null {
  const wanted = language?.toLowerCase().split('-')[0]
  const exact = subs.find((sub) => sub.languageCode.toLowerCase() === language?.toLowerCase())
  return exact ?? subs.find((sub) => sub.languageCode.toLowerCase().split('-')[0] === wanted) ?? null
}

/** The subtitles to read first: in the language of the page, else the first. */
export function readingSubtitle(subs: readonly Subtitle[], language: string): Subtitle | null {
  return subtitleOf(subs, language) ?? subs[0] ?? null
}
