import { documentTarget } from '#/ui/document-target'
import type { InnerEntry, MenuFacts } from './entry'

/** Properties of the in-app link for a menu entry. */
export function entryTarget(entry: InnerEntry, facts: MenuFacts) {
  switch (entry.type) {
    case 'router-link':
      // Logging out has no screen to preload.
      return { to: entry.to, preload: entry.id !== 'exit' && 'intent' } as const
    case 'action':
    case 'club':
      return {
        to: '.',
        search: (search: Record<string, unknown>) => ({ ...search, modal: entry.modal }),
        resetScroll: false,
      } as const
    case 'modal':
      return documentTarget(entry.url(facts) ?? '')
  }
}
