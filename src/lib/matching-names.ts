import { folded } from './text-search'

/** The items whose name contains all words of the search, in any order, case and accent; a blank search keeps them all. */
export function matchingNames<T>(items: readonly T[], query: string, nameOf: (item: T) => string): T[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const name = folded(nameOf(item))
    return words.every((word) => name.includes(word))
  })
}
