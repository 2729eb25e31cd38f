import { loadCode } from '#/platform/load-code'
import { createFileRoute } from '@tanstack/react-router'
import { entrySearch } from '#/domains/session/entry/login-search'

export const Route = createFileRoute('/auto-login')({
  staticData: { acts: true },
  validateSearch: entrySearch,
  beforeLoad: async ({ context, search, preload }) => {
    // A hover must not change the session.
    if (preload) return
    const { autoLogin } = await loadCode(() => import('#/domains/session/entry/entry-by-link'))
    await autoLogin(context.queryClient, search)
  },
})
