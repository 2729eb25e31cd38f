/** What a learner may allow third parties to be given data for. */
export const CONSENT_CATEGORIES = ['analytics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

const given = new Set<ConsentCategory>()
const listeners = new Set<() => void>()

/** Whether the learner allows it now. Nothing is allowed before they have said so; asked at each use, since they may withdraw it. */
export function hasConsent(category: ConsentCategory): boolean {
  return given.has(category)
}

/** Notes the learner's word. */
export function setConsent(category: ConsentCategory, isGiven: boolean): void {
  if (given.has(category) === isGiven) return
  if (isGiven) given.add(category)
  else given.delete(category)
  for (const listener of listeners) listener()
}

/** Calls back after each change of what is allowed. Returns a function that stops it. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
