import type { Cue } from '../captions/cues'

export interface TextPart {
  text: string
  isMatch: boolean
}

/** Longest query, in characters: no line is longer, and browsers refuse a pattern made of a long pasted text. */
const MAX_QUERY_LENGTH = 500

/** The pattern of a search: words in any case, where a space also matches a line break; null for a blank query. */
export function searchPattern(query: string): RegExp | null {
  const words = query.slice(0, MAX_QUERY_LENGTH).trim()
  if (words === '') return null
  const escaped = words.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
  return new RegExp(escaped.join(String.raw`\s+`), 'gi')
}

/** Splits a text into parts that match and parts that do not. */
export function markedParts(text: string, pattern: RegExp | null): TextPart[] {
  if (!pattern) return [{ text, isMatch: false }]
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMatch: false })
    parts.push({ text: match[0], isMatch: true })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** Indexes of the cues with a match, and the number of matches in all. */
export function findInCues(cues: readonly Cue[], pattern: RegExp | null): { indexes: number[]; count: number } {
  if (!pattern) return { indexes: [], count: 0 }
  const counts = cues.map((cue) => [...cue.text.matchAll(pattern)].length)
  return {
    indexes: counts.flatMap((count, index) => (count > 0 ? index : [])),
    count: counts.reduce((sum, count) => sum + count, 0),
  }
}
