import { createFileRoute, redirect } from '@tanstack/react-router'
import { entrySearch } from '#/domains/session/entry/login-search'

/** Opens the question only: what happens, happens after it. */
export const Route = createFileRoute('/delete')({
  staticData: { acts: true },
  validateSearch: entrySearch,
  beforeLoad: ({ search: { returnUrl } }) => {
    throw redirect({ to: '/user/settings', search: { modal: 'delete-account', returnUrl }, replace: true })
  },
})
