/** A few characters that stand for a text and do not tell it (FNV-1a): the same ones for the same text, seldom for another. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ Number(letter.codePointAt(0)), 0x01000193)
  return (hash >>> 0).toString(36)
}
