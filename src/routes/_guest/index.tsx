import { loadCode } from '#/platform/load-code'
import { createFileRoute } from '@tanstack/react-router'
import { loadNotice } from '#/domains/session/entry/load-notice'
import { loginSearch } from '#/domains/session/entry/login-search'
import { LoginScreen } from '#/domains/session/screens/login-screen'

export const Route = createFileRoute('/_guest/')({
  staticData: { name: 'login' },
  validateSearch: loginSearch,
  beforeLoad: async ({ context, search, preload }) => {
    if (preload || search.action === undefined) return
    const { takeSocialReturn } = await loadCode(() => import('#/domains/session/entry/entry-by-link'))
    await takeSocialReturn(context.queryClient, search)
  },
  loader: ({ location }) => (location.state.sessionNotice ? loadNotice() : undefined),
  component: LoginScreen,
})
