import { documentTarget } from '#/ui/document-target'
import type { InnerEntry, MenuFacts } from './entry'

/** What choosing an entry of a menu does, as the properties of a link in the app. */
export function entryTarget(entry: InnerEntry, facts: MenuFacts) {
  switch (entry.type) {
    case 'router-link':
      // The way out is no screen to bring ahead.
      return { to: entry.to, preload: entry.id !== 'exit' && 'intent' } as const
    case 'action':
    case 'club':
      return { to: '.', search: (search: Record<string, unknown>) => ({ ...search, modal: entry.modal }) } as const
    case 'modal':
      return documentTarget(entry.url(facts) ?? '')
  }
}
