import type { Entry } from './entry'

/** Whether nothing more happens with an entry by itself at once: it has failed, or waits for the line or for a time. */
export function isSettled({ phase, trouble, notBefore }: Pick<Entry, 'phase' | 'trouble' | 'notBefore'>): boolean {
  return phase === 'failed' || (phase === 'waiting' && trouble !== null && notBefore > 0)
}
