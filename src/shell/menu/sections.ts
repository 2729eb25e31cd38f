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

/** Which section an address and everything below it belong to. */
const PLACES: readonly [prefix: string, section: SectionId][] = [
  ['/home', 'home'],
  ['/events', 'home'],
  ['/courses', 'course'],
  ['/course', 'course'],
  ['/catalog', 'catalog'],
  ['/chat', 'chat'],
  ['/tasks', 'task'],
  ['/homework', 'task'],
  ['/user', 'profile'],
]

/** The section of an address (without the router base), or null; tasks belong to the chat's where the brand has a chat. */
export function sectionOfPath(pathname: string, facts: SectionFacts): SectionId | null {
  const id = PLACES.find(([prefix]) => isUnder(pathname, prefix))?.[1] ?? null
  if (id === 'task') return hasChat(facts) ? 'chat' : 'task'
  return id === 'chat' && !hasChat(facts) ? null : id
}

interface SectionPlace {
  /** Section of the current address. */
  current: SectionId | null
  facts: SectionFacts
  /** The stored last visited address of the section, unchecked. */
  visited: unknown
}

/** Where a section leads: to the last visited address in it, or its fallback; pressing the current section leads to its root. */
export function sectionTarget(id: SectionId, { current, facts, visited }: SectionPlace): string {
  const isKnown = typeof visited === 'string' && sectionOfPath(visited, facts) === id
  return isKnown && id !== current ? visited : FALLBACK[id]
}

const ROOTS = new Set(['/home', '/courses', '/events', '/catalog', '/chat', '/tasks', '/homework', '/user/setting'])

/** Whether the phone header shows the logo instead of "back" and a title. */
export const isRootScreen = (pathname: string): boolean => ROOTS.has(pathname.replace(/(?<=.)\/$/, ''))
