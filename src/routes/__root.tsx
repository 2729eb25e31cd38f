import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import * as z from '#/lib/zod'
import type { RouterContext } from '../router'
import { Root } from '../shell/root'

/** Search parameters that any address may carry: the open modal and what it is about. */
const rootSearch = z.object({
  modal: z.catch(z.optional(z.string()), undefined),
  /** Of the document modal. */
  url: z.catch(z.optional(z.string()), undefined),
  /** Of the support modal: the course that the question is about. */
  about: z.catch(z.optional(z.string()), undefined),
})

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: rootSearch,
  component: () => (
    <Root>
      <Outlet />
    </Root>
  ),
})
