/**
 * The name under which the place on a page is kept in the tab, beyond a sign-out: tells neither the address nor whose it was, and is
 * another one for the next learner.
 */
export function scrollName(learnerId: number | null, pathname: string): string {
  // FNV-1a.
  let hash = 0x811c9dc5
  const text = `${learnerId}${pathname}`
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
