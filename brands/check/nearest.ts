/** How many letters have to be typed, taken away, replaced or swapped with their neighbour to make one word of the other. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    const made = [row]
    rows.push(made)
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const swapped = at(row - 2, column - 2) + 1
      made.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? swapped : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(one.length, other.length)
}

/** A name without what people often get wrong about it: `is_chat_support` is `isChatSupport`. */
const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** The name that was probably meant: at most every fourth letter is another; null where none is that near. */
export function nearest(name: string, names: readonly string[]): string | null {
  const typed = bare(name)
  let best: { name: string; off: number } | null = null
  for (const one of names) {
    const off = distance(typed, bare(one))
    if (off <= Math.max(typed.length, bare(one).length) / 4 && off < (best?.off ?? Number.POSITIVE_INFINITY))
      best = { name: one, off }
  }
  return best?.name ?? null
}
