import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import { oneOfParam, searchParams, textParam } from '#/lib/search-params'
import { MODAL_NAMES } from '#/ui/modals/modal-target'
import type { RouterContext } from '../router'
import { Root } from '../shell/root'

/** Search parameters of any address: the open modal and what it is about. */
const rootSearch = searchParams({
  // Of every screen: a name that is left out here does not reach the screen either.
  modal: oneOfParam(MODAL_NAMES),
  /** Address of the document modal's document. */
  url: textParam,
  /** What the modal is about: the course of a question to support, the language to switch to. */
  about: textParam,
  /** The screen that waits for the answer of the email modal. */
  next: textParam,
})

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: rootSearch,
  // Every screen has a frame of its own, outside of which a skeleton would have no place.
  pendingComponent: () => null,
  component: () => (
    <Root>
      <Outlet />
    </Root>
  ),
})
