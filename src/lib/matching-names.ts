import { folded, literally } from './folded'

/** The items whose name contains all words of the search, in any order, case and accent; a blank search keeps them all. */
export function matchingNames<T>(items: readonly T[], query: string, nameOf: (item: T) => string): T[] {
  const words = wordsOf(query)
  return items.filter((item) => {
    const name = folded(nameOf(item))
    return words.every((word) => name.includes(word))
  })
}

/** What finds the words of a search in a folded name, each by itself; null for a blank one. */
export function wordsPattern(query: string): RegExp | null {
  const words = wordsOf(query).map(literally)
  return words.length === 0 ? null : new RegExp(words.join('|'), 'g')
}

/** The words of a text, as spaces part them, without case and accents. */
export function wordsOf(text: string): string[] {
  return folded(text).split(/\s+/).filter(Boolean)
}
