import { textHash } from '#/lib/text-hash'

/**
 * The name under which the place on a page is kept in the tab, beyond a sign-out: tells neither the address nor whose it was, and is
 * another one for the next learner.
 */
export function scrollName(learnerId: number | null, pathname: string): string {
  return textHash(`${learnerId}${pathname}`)
}
