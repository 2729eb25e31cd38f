/**
 * The name under which the place on a page is kept in the tab, beyond a sign-out: tells neither the address nor whose it was, and is
 * another one for the next learner.
 */
export function scrollName(learnerId: number | null, pathname: string): string {
  // FNV-1a.
  let hash = 0x811c9dc5
  for (const letter of `${learnerId}${pathname}`) hash = Math.imul(hash ^ Number(letter.codePointAt(0)), 0x01000193)
  return (hash >>> 0).toString(36)
}
