/** What a learner may allow third parties to be given data for. */
export type ConsentCategory = 'analytics' | 'marketing'

const given = new Set<ConsentCategory>()

/** Whether the learner allows it now. Nothing is allowed before they have said so; asked at each use, since they may withdraw it. */
export function hasConsent(category: ConsentCategory): boolean {
  return given.has(category)
}

/** Notes the learner's word; there is no screen yet that asks for it. */
export function setConsent(category: ConsentCategory, isGiven: boolean): void {
  if (isGiven) given.add(category)
  else given.delete(category)
}
