import { createFileRoute, redirect } from '@tanstack/react-router'
import { readToken } from '#/api/token-store'
import * as z from '#/lib/zod'

/** An external document opened by its address: over home, or over the sign-in for a guest. */
export const Route = createFileRoute('/document')({
  validateSearch: z.object({ url: z.catch(z.string(), '') }),
  beforeLoad: ({ search }) => {
    throw redirect({
      to: readToken() === null ? '/' : '/home',
      search: { modal: 'document', url: search.url },
      mask: { to: '/document', search: { url: search.url } },
      replace: true,
    })
  },
})
