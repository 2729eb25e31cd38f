/** Which entry a key leads to from the entry at `at` (-1: none); null when the key means nothing here. */
export function menuTarget(key: string, at: number, names: readonly string[]): number | null {
  const last = names.length - 1
  if (last < 0) return null
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1
    case 'ArrowUp':
      return at <= 0 ? last : at - 1
    case 'Home':
      return 0
    case 'End':
      return last
  }
  if (key.length !== 1) return null
  const letter = key.toLocaleLowerCase()
  for (let step = 1; step <= names.length; step += 1) {
    const place = (at + step + names.length) % names.length
    if (names[place]?.trim().toLocaleLowerCase().startsWith(letter)) return place
  }
  return null
}
