import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import { searchParams, textParam } from '#/lib/search-params'
import type { RouterContext } from '../router'
import { Root } from '../shell/root'

/** Search parameters that any address may carry: the open modal and what it is about. */
const rootSearch = searchParams({
  modal: textParam,
  /** Of the document modal. */
  url: textParam,
  /** Of the support modal: the course that the question is about. */
  about: textParam,
})

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: rootSearch,
  component: () => (
    <Root>
      <Outlet />
    </Root>
  ),
})
