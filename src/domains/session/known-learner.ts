import { readStored, removeStored, wipeLearner, writeStored } from '#/platform/storage'
import { LEARNER_LOCALE_KEY } from '#/first-view/keys'
import type { User } from '#/domains/account/model'
import * as z from '#/lib/zod'

const KEY = 'known-learner'

/** Keeps who is signed in and in which language they read: the next start knows both before the first answer. */
export function rememberLearner({ id, locale }: Pick<User, 'id' | 'locale'>): void {
  writeStored(KEY, id)
  try {
    if (locale !== null && locale !== 'unknown') localStorage.setItem(LEARNER_LOCALE_KEY, locale)
    else localStorage.removeItem(LEARNER_LOCALE_KEY)
  } catch {
    // Refused: the first paint takes the browser's language.
  }
}

/** Id of the learner who was signed in last, or null. */
export function knownLearner(): number | null {
  return readStored(KEY, z.number())
}

/** Removes all that this device keeps of the learner who was signed in last, offline too. */
export function forgetLearner(): void {
  const id = knownLearner()
  if (id !== null) wipeLearner(id)
  removeStored(KEY)
  try {
    localStorage.removeItem(LEARNER_LOCALE_KEY)
  } catch {
    // Refused: nothing was kept.
  }
}
