import { createFileRoute } from '@tanstack/react-router'
import { entrySearch } from '#/domains/session/login-search'

export const Route = createFileRoute('/auto-login')({
  validateSearch: entrySearch,
  beforeLoad: async ({ context, search, preload }) => {
    // A hover must not change the session.
    if (preload) return
    const { autoLogin } = await import('#/domains/session/auto-login')
    await autoLogin(context.queryClient, search)
  },
})
