const LETTERS = 2

/** First letters of a name for an avatar without a picture: "Anna Keller" gives "AK"; nothing to take gives "". */
export function initials(...names: string[]): string {
  return names
    .flatMap((name) => name.trim().split(/\s+/))
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, LETTERS)
    .join('')
    .toUpperCase()
}
