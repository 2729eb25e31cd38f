import type { TestWorld } from '../mocks/test-world'
import { keepSentCode, keepWrongCodes } from '#/domains/account/sent-code'

/** For `prepare`: a code was sent in this tab, before a reload; so many wrong ones were typed instead of it. */
export const codeBefore =
  (step: 'email' | 'phone', wrong = 0) =>
  (world: TestWorld): void => {
    const learner = world.read().learners.find(({ persona }) => persona === 'main')
    const place = { learnerId: learner?.id ?? 0, step }
    const to = step === 'email' ? String(learner?.user.email) : '+4915112345678'
    keepSentCode(place, { to, nextAt: 0 }, Date.now())
    keepWrongCodes(place, wrong)
  }
