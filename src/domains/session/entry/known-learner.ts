import type { User } from '#/domains/account/model'
import { dropDeviceAccount } from '#/domains/account/device-account'
import { isLocale } from '#/lib/locale'
import { storeLearnerLocale } from '#/platform/language'
import { readRaw, removeStored, wipeLearner, writeStored, LEARNER_LOCALE_KEY } from '#/platform/storage'

const KEY = 'known-learner'

/**
 * Remembers who is signed in and which language they read, so that the next start knows both before the first answer. While the profile
 * is demanded, the language chosen here wins: it can only be sent with the profile (`waitingLocale`).
 */
export function rememberLearner({
  id,
  locale,
  requiredUpdateProfile,
}: Pick<User, 'id' | 'locale' | 'requiredUpdateProfile'>): void {
  if (knownLearner() !== id) writeStored(KEY, id)
  else if (requiredUpdateProfile && readRaw(LEARNER_LOCALE_KEY)) return
  if (isLocale(locale)) storeLearnerLocale(locale)
  else removeStored(LEARNER_LOCALE_KEY)
}

/** Id of the learner who was signed in last, or null. */
export function knownLearner(): number | null {
  const id = readRaw(KEY)
  return typeof id === 'number' ? id : null
}

/** Removes everything that this device keeps of a learner (by default the one signed in last), offline too. */
export function forgetLearner(id = knownLearner()): void {
  if (id !== null) {
    wipeLearner(id)
    dropDeviceAccount(id)
  }
  removeStored(KEY)
  removeStored(LEARNER_LOCALE_KEY)
}
