import { folded, literally } from './folded'

export interface TextPart {
  text: string
  isMatch: boolean
}

/** Longest query, in characters: no line is longer, and browsers refuse a pattern made of a long pasted text. */
const MAX_QUERY_LENGTH = 500

/** What finds the words of a search in a folded text: a space also matches a line break; null for a blank query. */
export function searchPattern(query: string): RegExp | null {
  const words = folded(query.slice(0, MAX_QUERY_LENGTH)).trim()
  if (words === '') return null
  const escaped = words.split(/\s+/).map(literally)
  return new RegExp(escaped.join(String.raw`\s+`), 'g')
}

/** How often a text matches, whatever its case and accents. */
export function matchCount(text: string, pattern: RegExp): number {
  return [...folded(text).matchAll(pattern)].length
}

/** Splits a text into parts that match and parts that do not. */
export function markedParts(text: string, pattern: RegExp | null): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  if (pattern) {
    const { plain, starts, ends } = foldedPlaces(text)
    for (const match of plain.matchAll(pattern)) {
      // The letter in which a match ends may be one in which the next begins, and is marked once.
      const from = Math.max(end, Number(starts[match.index]))
      const to = Number(ends[match.index + match[0].length - 1])
      if (from > end) parts.push({ text: text.slice(end, from), isMatch: false })
      parts.push({ text: text.slice(from, to), isMatch: true })
      end = to
    }
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** A folded text, with where each of its characters begins and ends in the text: a letter ends after its accents. */
function foldedPlaces(text: string) {
  let plain = ''
  let at = 0
  const starts: number[] = []
  const ends: number[] = []
  for (const letter of text) {
    const one = folded(letter)
    plain += one
    for (let unit = 0; unit < one.length; unit++) {
      starts.push(at)
      ends.push(at + letter.length)
    }
    at += letter.length
    if (one === '' && ends.length > 0) ends[ends.length - 1] = at
  }
  return { plain, starts, ends }
}
