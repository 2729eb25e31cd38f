import { createFileRoute, redirect } from '@tanstack/react-router'
import { endSession } from '#/api/session-events'
import { entrySearch } from '#/domains/session/entry/login-search'

export const Route = createFileRoute('/logout')({
  staticData: { acts: true },
  validateSearch: entrySearch,
  beforeLoad: ({ search: { returnUrl }, preload }) => {
    // A hover must not end the session.
    if (preload) return
    endSession('signed_out')
    throw redirect({ to: '/', search: { returnUrl }, replace: true })
  },
})
