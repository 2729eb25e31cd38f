/** One or two first letters of a name, upper case; empty when it has no letters or figures. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  const first = words[0]
  const last = words.length > 1 ? words[words.length - 1] : undefined
  return [first, last]
    .map((word) => (word === undefined ? '' : (/^./u.exec(word)?.[0] ?? '')))
    .join('')
    .toLocaleUpperCase()
}
