// Decides which code goes into which file. By default the bundler makes a file for each set of modules that the same screens share:
// forty requests for a sign-in. Here a first view is a handful of files, and none contains what only other screens need.
import { basename, extname, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { CALENDAR, DAY, HOME, HOME_DETAILS, LOGIN, SIGNED_IN } from './first-views.ts'

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Libraries in files of their own, loaded when needed. */
const APART = /node_modules\/(?:hls\.js|libphonenumber-js|dompurify|media-captions|ky)\//
/** Modules that parse with zod, which the first view does without. */
const WIRES =
  /node_modules\/zod\/|\/src\/(?:lib\/zod|api\/(?:codecs|entity|page)|brand\/(?:domain-wire|external-wire|question-kinds))\.ts$/
const FORM_LIBRARY = /node_modules\/(?:react-hook-form|@hookform)\//
/** The modules of a library from which its index exports: it exports far more than one importer uses. */
const INDEX = /\/node_modules\/@tanstack\/.*\/index\.js$/
const IMPORTED = /\bimport\s*\{([^}]*)\}\s*from/g

/** The names that code imports, in lower case; files of libraries are called like what they export. */
function importedNames(code: string): Set<string> {
  const lists = [...code.matchAll(IMPORTED)].flatMap(([, list = '']) => list.split(','))
  return new Set(
    lists.map((one) =>
      one
        .replace(/\sas\s.*/s, '')
        .trim()
        .toLowerCase(),
    ),
  )
}

const nameOf = (id: string) => basename(id, extname(id)).toLowerCase()

/** All modules that are loaded together with a module, or with the screen that a route's file imports lazily. */
function reachedFrom(entry: string, context: Context): Set<string> {
  const imports = (id: string, kind: 'importedIds' | 'dynamicallyImportedIds') =>
    context.getModuleInfo(id)?.[kind] ?? []
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    const names = importedNames(context.getModuleInfo(id)?.code ?? '')
    for (const one of imports(id, 'importedIds'))
      if (INDEX.test(one)) visitNamed(one, names)
      else visit(one)
  }
  const visitNamed = (index: string, names: Set<string>) => {
    for (const one of imports(index, 'importedIds'))
      if (INDEX.test(one)) visitNamed(one, names)
      else if (names.has(nameOf(one))) visit(one)
  }
  const screens = imports(resolve(entry), 'dynamicallyImportedIds').filter((id) => id.includes('?tsr-split'))
  for (const id of screens.length > 0 ? screens : [resolve(entry)]) visit(id)
  return reached
}

/** Makes the function that names the file for a module of a first view; null: the bundler decides. */
export function chunkNames() {
  let sets: Record<'login' | 'frame' | 'home' | 'details' | 'calendar' | 'day', Set<string>> | undefined
  const shared = new Map<string, boolean>()

  /** Whether modules outside these screens use a module, directly or indirectly. */
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
    // A lazily imported module must keep a file of its own: if it is merged into another, the bundler leaves a broken file in its place.
    if (APART.test(id) || id.endsWith('.po') || (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
      return null
    if (FORM_LIBRARY.test(id)) return 'form'
    if (WIRES.test(id)) return 'wires'
    sets ??= {
      login: reachedFrom(LOGIN, context),
      frame: reachedFrom(SIGNED_IN, context),
      home: reachedFrom(HOME, context),
      details: reachedFrom(HOME_DETAILS, context),
      calendar: reachedFrom(CALENDAR, context),
      day: reachedFrom(DAY, context),
    }
    const { login, frame, home, details, calendar, day } = sets
    if (login.has(id) && (frame.has(id) || home.has(id) || details.has(id))) return 'common'
    if (login.has(id)) return isShared(id, login, context) ? 'fields' : null
    if (frame.has(id) || (home.has(id) && isShared(id, home, context))) return 'app'
    if (home.has(id)) return null
    const isOfCourses = (details.has(id) && isShared(id, details, context)) || (calendar.has(id) && day.has(id))
    return isOfCourses ? 'courses' : null
  }
}

/** Few files, each for one purpose: the entry, what several screens share, and each screen's own. */
export const chunkGroups = () => [
  { name: 'start', tags: ['$initial' as const], priority: 30 },
  { name: chunkNames(), debugName: 'first views', priority: 20, includeDependenciesRecursively: false },
  {
    name: 'shared',
    test: (id: string) => !APART.test(id) && !id.endsWith('.po'),
    minShareCount: 2,
    entriesAware: true,
    // Larger ones would bring what a screen does not need along with the little that it does.
    entriesAwareMergeThreshold: 200,
    priority: 10,
  },
]
