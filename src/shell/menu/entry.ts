import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import { isUnder } from './sections'

/** What the conditions of menu entries depend on; built by `useMenuFacts`. */
export type MenuFacts = {
  isAdmin: boolean
  chatSupport: boolean
  videoConsultationSupport: boolean
  communityUrl: string | null
  /** The learner's communities. */
  communities: readonly { chatOnly: boolean }[]
  hasAuthProviders: boolean
  manualUrl: string | null
  instructionUrl: string | null
  adminUrl: string | null
  /** Null until a balance is known. */
  points: number | null
}

type EntryBase = {
  id: string
  name: MessageDescriptor
  icon: LucideIcon
  /** Whether the entry is shown; absent: always. */
  visible?: (facts: MenuFacts) => boolean
  /** A small text beside the name. */
  note?: (facts: MenuFacts) => string | null
}
type ScreenEntry = EntryBase & { type: 'router-link'; to: string }

/** An entry that leads somewhere inside the app. */
export type InnerEntry =
  | ScreenEntry
  | (EntryBase & { type: 'action'; modal: 'support' })
  /** Opens the learner's communities, by their titles. */
  | (EntryBase & { type: 'club'; modal: 'communities' })
  | (EntryBase & { type: 'modal'; url: (facts: MenuFacts) => string | null })

/** An entry of a menu; the type says what choosing it does (specification, section 2). */
export type MenuEntry = InnerEntry | (EntryBase & { type: 'link'; href: (facts: MenuFacts) => string | null })

/** An entry that leads to a screen of its own. */
export const screenEntry = (
  id: string,
  to: string,
  name: MessageDescriptor,
  icon: LucideIcon,
  more?: Pick<ScreenEntry, 'visible' | 'note'>,
): ScreenEntry => ({ id, type: 'router-link', to, name, icon, ...more })

/**
 * The entries a learner sees: those whose condition holds and whose screen exists in this build, so that no entry is dead.
 * `knownPaths` are the route tree's full paths.
 */
export function visibleEntries<Entry extends MenuEntry>(
  entries: readonly Entry[],
  facts: MenuFacts,
  knownPaths: ReadonlySet<string>,
): Entry[] {
  return entries.filter((entry: MenuEntry) => {
    if (entry.visible?.(facts) === false) return false
    switch (entry.type) {
      case 'router-link':
        return knownPaths.has(entry.to)
      case 'link':
        return entry.href(facts) !== null
      case 'modal':
        return entry.url(facts) !== null
      case 'action':
      case 'club':
        return true
    }
  })
}

/** Further addresses that belong to an entry's section. */
const BELONGS: Record<string, readonly string[]> = {
  '/home': ['/courses', '/events', '/catalog', '/course'],
  '/homework': ['/tasks'],
  '/user/settings': ['/user/setting'],
}

/** Whether an address (without the router base) lies in the section that an entry leads to. */
export function isInSection(to: string, pathname: string): boolean {
  return [to, ...(BELONGS[to] ?? [])].some((prefix) => isUnder(pathname, prefix))
}
