import { documentTarget } from '#/ui/modals/document-target'
import { modalTarget } from '#/ui/modals/modal-target'
import type { InnerEntry, MenuFacts } from './entry'

/** Properties of the in-app link for a menu entry. */
export function entryTarget(entry: InnerEntry, facts: MenuFacts) {
  switch (entry.type) {
    case 'router-link':
      // Logging out has no screen to preload.
      return { to: entry.to, preload: entry.id !== 'exit' && 'intent' } as const
    case 'club':
      // Spread, so that TypeScript knows that it has no `onClick`.
      return { ...modalTarget(entry.modal) }
    case 'modal':
      return documentTarget(entry.url(facts) ?? '')
  }
}
