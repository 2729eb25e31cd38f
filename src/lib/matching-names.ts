import { folded } from './text-search'

/** The items whose name contains all words of the search, in any order, case and accent; a blank search keeps them all. */
export function matchingNames<T>(items: readonly T[], query: string, nameOf: (item: T) => string): T[] {
  const words = wordsOf(query)
  return items.filter((item) => {
    const name = folded(nameOf(item))
    return words.every((word) => name.includes(word))
  })
}

/** A part of a name, and whether the search has it. */
export interface NamePart {
  text: string
  isMatch: boolean
}

/** Splits a name into what words of the search are found in and what not. */
export function matchedParts(name: string, query: string): NamePart[] {
  const letters = Array.from(name)
  /** Which letter each place of the folded name comes from: one may become several, or none. */
  const origins = letters.flatMap((letter, at) => Array.from({ length: folded(letter).length }, () => at))
  const flat = letters.map(folded).join('')
  const matched = new Set<number>()
  for (const word of wordsOf(query))
    for (let from = flat.indexOf(word); from >= 0; from = flat.indexOf(word, from + 1))
      for (const at of origins.slice(from, from + word.length)) matched.add(at)
  const parts: NamePart[] = []
  for (const [at, text] of letters.entries()) {
    // An accent of its own belongs to the letter before it.
    const isMatch = matched.has(at) || (folded(text) === '' && matched.has(at - 1))
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += text
    else parts.push({ text, isMatch })
  }
  return parts
}

/** The words of a text, as spaces part them, without case and accents. */
export function wordsOf(text: string): string[] {
  return folded(text).split(/\s+/).filter(Boolean)
}
