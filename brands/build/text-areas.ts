// Which texts a screen loads with its code: decided by the modules that it reaches, so that a new address needs no entry anywhere.

/** Domains that only the screens of a course draw: their texts are the area `study` (`lingui.config.ts`). */
export const STUDY_DOMAINS = ['lessons', 'homework', 'chats', 'conversations']

/** Areas as in `src/platform/language.ts`; each builds on those before it. */
export type TextArea = 'start' | 'home' | 'app' | 'study'

/** By a screen's route, as its file stands in `src/routes/`. */
export type TextAreas = Map<string, TextArea>

/** Screens that are drawn before the rest has come; a build stops if they draw what their style sheet does not list. */
const FIRST_VIEWS: Readonly<Record<string, TextArea>> = {
  '__root.tsx': 'start',
  '_guest.tsx': 'start',
  '_guest/index.tsx': 'start',
  '_auth/_home/home.tsx': 'home',
}

/** The area of texts that a first view has; null for any other route, whose modules decide. */
export const firstViewArea = (route: string): TextArea | null => FIRST_VIEWS[route] ?? null

/** The route of a screen's module, as its file stands in `src/routes/`; null for any other module. */
export const routeOf = (module: string): string | null => /\/src\/routes\/([^?]+)\?tsr-split/.exec(module)?.[1] ?? null

/** Everything that a module may draw, now or later. */
function reachedFrom(entry: string, importsOf: (module: string) => readonly string[]): Set<string> {
  const reached = new Set<string>()
  const visit = (module: string) => {
    if (reached.has(module) || module.includes('/node_modules/')) return
    reached.add(module)
    importsOf(module).forEach(visit)
  }
  visit(entry)
  return reached
}

/** Whether compiled code shows a text: each has become a message with an id of six characters. */
export const hasTexts = (code: string) => /\bid: ?["'][\w/+]{6}["']/.test(code)

/** What is known of an app's modules. */
export interface Graph {
  modules: Iterable<string>
  /** What a module imports, at once or later. */
  importsOf: (module: string) => readonly string[]
  hasTexts: (module: string) => boolean
}

/** The area of texts of every screen. */
export function textAreas({ modules, importsOf, hasTexts }: Graph): TextAreas {
  const isOfStudy = (module: string) =>
    STUDY_DOMAINS.some((domain) => module.includes(`/src/domains/${domain}/`)) && hasTexts(module)
  const areas: TextAreas = new Map()
  for (const module of modules) {
    const route = routeOf(module)
    if (route === null || areas.get(route) === 'study') continue
    const reached = [...reachedFrom(module, importsOf)]
    areas.set(route, firstViewArea(route) ?? (reached.some(isOfStudy) ? 'study' : 'app'))
  }
  return areas
}
