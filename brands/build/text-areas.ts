// Which texts a screen loads with its code: decided by the modules that it reaches, so that a new address needs no entry anywhere.
import { FIRST_VIEW_TEXTS } from './first-views.ts'

/** Domains that only the screens of a course draw: their texts are the area `study` (`lingui.config.ts`). */
export const STUDY_DOMAINS = ['lessons', 'homework', 'chats', 'uploads', 'consultations', 'conversations']

/** Areas as in `src/platform/language.ts`; each builds on those before it. */
export type TextArea = 'start' | 'home' | 'app' | 'study'

/** By a screen's route, as its file stands in `src/routes/`. */
export type TextAreas = Map<string, TextArea>

/** The area of texts that a first view has; null for any other route, whose modules decide. */
export const firstViewArea = (route: string): TextArea | null => FIRST_VIEW_TEXTS[route] ?? null

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

/** Whether a module has texts that load with the screens of a course only. */
const isOfStudy = (module: string, { hasTexts }: Graph) =>
  STUDY_DOMAINS.some((domain) => module.includes(`/src/domains/${domain}/`)) && hasTexts(module)

/** The area of texts of every screen. */
export function textAreas(graph: Graph): TextAreas {
  const { modules, importsOf } = graph
  const areas: TextAreas = new Map()
  for (const module of modules) {
    const route = routeOf(module)
    if (route === null || areas.get(route) === 'study') continue
    const reached = [...reachedFrom(module, importsOf)]
    areas.set(route, firstViewArea(route) ?? (reached.some((one) => isOfStudy(one, graph)) ? 'study' : 'app'))
  }
  return areas
}

/**
 * Faults for what has texts of a course, but is drawn where no screen has loaded them: by a first view, however late, or by what stands
 * around all screens.
 */
export function strayTexts(graph: Graph): string[] {
  const isScreen = (module: string) => routeOf(module) !== null
  const isStart = (module: string) => module.endsWith('/src/main.tsx') || firstViewArea(routeOf(module) ?? '') !== null
  const importsOf = (module: string) => graph.importsOf(module).filter((one) => !isScreen(one) || isStart(one))
  const reached = [...graph.modules].filter(isStart).flatMap((start) => [...reachedFrom(start, importsOf)])
  return [...new Set(reached)]
    .filter((module) => isOfStudy(module, graph))
    .map((module) => `${module} has texts of the area "study", which are not there yet where it is drawn`)
}
