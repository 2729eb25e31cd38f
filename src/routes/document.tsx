import { createFileRoute, redirect } from '@tanstack/react-router'
import { readToken } from '#/api/token-store'
import { searchParams, textParam } from '#/lib/search-params'

/** An external document opened by its address: over home, or over the sign-in for a guest. */
export const Route = createFileRoute('/document')({
  staticData: { leadsOn: true },
  validateSearch: searchParams({ url: textParam }),
  beforeLoad: ({ search: { url = '' } }) => {
    throw redirect({
      to: readToken() === null ? '/' : '/home',
      search: { modal: 'document', url },
      mask: { to: '/document', search: { url } },
      replace: true,
    })
  },
})
