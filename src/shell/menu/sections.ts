/** Sections of the bottom bar; each remembers the last visited address of its group. */
export type SectionId = 'home' | 'course' | 'chat' | 'task' | 'catalog' | 'profile'

/** What decides which sections exist: the brand's flags and the screens of this build. */
export type SectionFacts = { chatSupport: boolean; knownPaths: ReadonlySet<string> }

const FALLBACK: Record<SectionId, string> = {
  home: '/home',
  course: '/courses',
  chat: '/chat',
  task: '/tasks',
  catalog: '/catalog',
  profile: '/user/setting',
}

const hasChat = (facts: SectionFacts) => facts.chatSupport && facts.knownPaths.has('/chat')

/** The sections shown, in order: tasks take the chat's place where the brand has no chat. */
export function sectionsOf(facts: SectionFacts): SectionId[] {
  const all: SectionId[] = ['home', 'course', hasChat(facts) ? 'chat' : 'task', 'catalog', 'profile']
  return all.filter((id) => facts.knownPaths.has(FALLBACK[id]))
}

/** Whether an address equals a prefix or lies below it. */
export const isUnder = (pathname: string, prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)

/** The bar's section for that of a route, or null; tasks belong to the chat's where the brand has a chat. */
export function shownSection(section: SectionId | undefined, facts: SectionFacts): SectionId | null {
  if (section === 'task') return hasChat(facts) ? 'chat' : 'task'
  return section === undefined || (section === 'chat' && !hasChat(facts)) ? null : section
}

interface SectionPlace {
  /** Section of the current address. */
  current: SectionId | null
  /** The stored last visited address of the section, unchecked. */
  visited: unknown
  /** The bar's section of an address (without the router base). */
  sectionOf: (path: string) => SectionId | null
}

/** Where a section leads: to the last visited address in it, or its fallback; pressing the current section leads to its root. */
export function sectionTarget(id: SectionId, { current, visited, sectionOf }: SectionPlace): string {
  const isKnown = typeof visited === 'string' && sectionOf(visited) === id
  return isKnown && id !== current ? visited : FALLBACK[id]
}
