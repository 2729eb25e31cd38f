import { createFileRoute, redirect } from '@tanstack/react-router'
import { endSession } from '#/api/session-events'
import { readToken } from '#/api/token-store'
import { knownLearner } from '#/domains/session/entry/known-learner'
import { entrySearch } from '#/domains/session/entry/login-search'
import { unsentCount } from '#/platform/unsent-count'

export const Route = createFileRoute('/logout')({
  staticData: { acts: true },
  validateSearch: entrySearch,
  beforeLoad: ({ search: { returnUrl }, location, preload }) => {
    // A hover must not end the session.
    if (preload) return
    const learnerId = knownLearner()
    // What is not sent yet would be lost: a question first, which a foreign link cannot answer.
    if (readToken() !== null && learnerId !== null && unsentCount(learnerId) > 0 && !location.state.losesUnsent)
      throw redirect({ to: '/home', search: { modal: 'sign-out' }, replace: true })
    endSession('signed_out')
    throw redirect({ to: '/', search: { returnUrl }, replace: true })
  },
})
