import { createFileRoute, redirect } from '@tanstack/react-router'
import { endSession } from '#/api/session-events'
import { readToken } from '#/api/token-store'
import { isDeviceAccount } from '#/domains/account/device-account'
import { USER_KEY } from '#/domains/account/user-key'
import type { User } from '#/domains/account/model'
import { knownLearner } from '#/domains/session/entry/known-learner'
import { entrySearch } from '#/domains/session/entry/login-search'
import { keptLessonCount } from '#/platform/kept-count'
import { unsentCount } from '#/platform/unsent-count'

export const Route = createFileRoute('/logout')({
  staticData: { acts: true },
  validateSearch: entrySearch,
  beforeLoad: ({ context, search: { returnUrl }, location, preload }) => {
    // A hover must not end the session.
    if (preload) return
    const learnerId = knownLearner()
    // What is not sent yet would be lost, or the account itself: a question first, which a foreign link cannot answer.
    const user = context.queryClient.getQueryData<User>(USER_KEY)
    const losesAccount = learnerId !== null && isDeviceAccount(learnerId) && !user?.email
    const losesMore = learnerId !== null && (unsentCount(learnerId) > 0 || keptLessonCount(learnerId) > 0)
    if (readToken() !== null && (losesAccount || losesMore) && !location.state.losesUnsent)
      throw redirect({ to: '/home', search: { modal: 'sign-out' }, replace: true })
    endSession('signed_out')
    throw redirect({ to: '/', search: { returnUrl }, replace: true })
  },
})
