// Which code travels in which file. Left alone, the bundler makes a file of each set of modules that the same screens share: forty
// requests for a sign-in. Here a first view is a handful of files, and none carries what only other screens need.
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { DAY, HOME, LOGIN, SIGNED_IN } from './screens.ts'

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Libraries that come by themselves, when they are needed. */
const APART = /node_modules\/(?:hls\.js|libphonenumber-js|dompurify|media-captions|ky)\//
/** What reads wires: behind the first view. */
const WIRES =
  /node_modules\/zod\/|\/src\/(?:lib\/zod|api\/(?:codecs|entity|page)|brand\/(?:domain-wire|external-wire|question-kinds))\.ts$/
const FORM_LIBRARY = /node_modules\/(?:react-hook-form|@hookform)\//
/** Small parts of the entry's libraries that the sign-in and the frame use, beyond what the entry itself does. */
const SMALL_PARTS =
  /node_modules\/@(?:tanstack|lingui)\/.*(?:useMutation|mutationObserver|useRouterState|useSuspenseQuery|useCanGoBack|queryOptions|mutationOptions)\.js$/

/** What home shows of a course, a moment later; the course's own screens show much of it too. */
const DETAILS = 'src/domains/courses/components/home-details.ts'
const CALENDAR = 'src/routes/_auth/course.$streamId/calendar.index.tsx'

/** All that comes along at once with a module, or with the screen that a route's file imports lazily. */
function reachedFrom(entry: string, context: Context): Set<string> {
  const imports = (id: string, kind: 'importedIds' | 'dynamicallyImportedIds') =>
    context.getModuleInfo(id)?.[kind] ?? []
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    // A package's list of exports names far more than is used.
    if (!id.includes('node_modules') || id.includes('lucide-react')) imports(id, 'importedIds').forEach(visit)
  }
  const screens = imports(resolve(entry), 'dynamicallyImportedIds').filter((id) => id.includes('?tsr-split'))
  for (const id of screens.length > 0 ? screens : [resolve(entry)]) visit(id)
  return reached
}

/** Names the file that a module of a first view belongs to; null: the bundler decides. */
export function chunkNames() {
  let sets: Record<'login' | 'frame' | 'home' | 'details' | 'calendar' | 'day', Set<string>> | undefined
  const shared = new Map<string, boolean>()

  /** Whether others than these screens use a module, itself or by way of another one. */
  function isShared(id: string, own: Set<string>, context: Context): boolean {
    const known = shared.get(id)
    if (known !== undefined) return known
    shared.set(id, false)
    const importers = context.getModuleInfo(id)?.importers ?? []
    const answer = importers.some((one) => !own.has(one) || isShared(one, own, context))
    shared.set(id, answer)
    return answer
  }

  return (id: string, context: Context): string | null => {
    // What is imported lazily keeps a file of its own: taken into another one the bundler leaves a broken one in its place.
    if (APART.test(id) || id.endsWith('.po') || (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
      return null
    if (FORM_LIBRARY.test(id)) return 'form'
    if (WIRES.test(id)) return 'wires'
    sets ??= {
      login: reachedFrom(LOGIN, context),
      frame: reachedFrom(SIGNED_IN, context),
      home: reachedFrom(HOME, context),
      details: reachedFrom(DETAILS, context),
      calendar: reachedFrom(CALENDAR, context),
      day: reachedFrom(DAY, context),
    }
    const { login, frame, home, details, calendar, day } = sets
    if (SMALL_PARTS.test(id) || (login.has(id) && (frame.has(id) || home.has(id) || details.has(id)))) return 'common'
    if (login.has(id)) return isShared(id, login, context) ? 'fields' : null
    if (frame.has(id) || (home.has(id) && isShared(id, home, context))) return 'app'
    if (home.has(id)) return null
    const isOfCourses = (details.has(id) && isShared(id, details, context)) || (calendar.has(id) && day.has(id))
    return isOfCourses ? 'courses' : null
  }
}

/** Few files, each for one need: the entry, what several screens share, and each screen's own. */
export const chunkGroups = () => [
  { name: 'start', tags: ['$initial' as const], priority: 30 },
  { name: chunkNames(), debugName: 'first views', priority: 20, includeDependenciesRecursively: false },
  {
    name: 'shared',
    test: (id: string) => !APART.test(id) && !id.endsWith('.po'),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
    priority: 10,
  },
]
