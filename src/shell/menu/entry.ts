import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import { isUnder, type SectionId } from './sections'

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
  /** Messages that the learner has not seen, in all chats. */
  unread: number
}

type EntryBase = {
  id: string
  name: MessageDescriptor
  icon: LucideIcon
  /** Whether the entry is shown; absent: always. */
  visible?: (facts: MenuFacts) => boolean
  /** A small text beside the name. */
  note?: (facts: MenuFacts) => string | null
  /** How many things in it are new. */
  unread?: (facts: MenuFacts) => number
}
type ScreenEntry = EntryBase & {
  type: 'router-link'
  to: string
  /** Sections whose screens the entry stands for, besides those below its address. */
  sections?: readonly SectionId[]
  /** Other addresses that it stands for, with what lies below them. */
  aliases?: readonly string[]
}

/** An entry that leads somewhere inside the app. */
export type InnerEntry =
  | ScreenEntry
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
  more?: Pick<ScreenEntry, 'visible' | 'note' | 'unread' | 'sections' | 'aliases'>,
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
      case 'club':
        return true
    }
  })
}

/** Whether an entry stands for the screen at an address (without the router base), whose route names this section. */
export function isCurrentEntry(entry: MenuEntry, pathname: string, section: SectionId | undefined): boolean {
  if (entry.type !== 'router-link') return false
  const { to, aliases = [], sections = [] } = entry
  const isHere = [to, ...aliases].some((address) => isUnder(pathname, address))
  return isHere || (section !== undefined && sections.includes(section))
}
