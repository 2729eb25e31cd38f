// What the files of `src/routes/` say, for the build and for checks: they run in Node, where the app's own code does not.
import { globSync, readFileSync } from 'node:fs'

export interface RouteFile {
  /** From the project's root. */
  file: string
  /** In the router's words, without pathless layouts: `/course/$streamId/calendar`. */
  path: string
  /** Has other routes below it. */
  isLayout: boolean
  /** Draws something of its own, rather than acting or leading on. */
  draws: boolean
  /** Leads on to a screen behind the sign-in (`staticData` of the route). */
  leadsOn: boolean
  /** On phones it draws its own head in place of the frame's (`staticData` of the route). */
  hasOwnHead: boolean
}

const BEHIND_SIGN_IN = 'src/routes/_auth/'

/** The app's addresses for its first view, as patterns in which `*` stands for a parameter and `**` for anything below. */
export function firstAddresses() {
  const all = routeFiles().map((route) => ({ ...route, pattern: route.path.replaceAll(/\$\w+/g, '*') }))
  const screens = all.filter(({ draws, isLayout }) => draws && !isLayout)
  return {
    screens,
    /** What leads on to a screen behind the sign-in; unknown addresses below a layout there are judged by its guard, too. */
    leadingOn: [
      ...all.filter(({ leadsOn }) => leadsOn).map(({ pattern }) => pattern),
      ...all
        .filter(({ file, path, isLayout }) => isLayout && path !== '/' && file.startsWith(BEHIND_SIGN_IN))
        .map(({ pattern }) => `${pattern}/**`),
    ],
    /** Screens of guests other than the sign-in. */
    alone: screens
      .filter(({ file, path }) => path !== '/' && !file.startsWith(BEHIND_SIGN_IN))
      .map(({ pattern }) => pattern),
    ownHead: screens.filter(({ hasOwnHead }) => hasOwnHead).map(({ pattern }) => pattern),
  }
}

/** Every route below the root. */
export function routeFiles(): RouteFile[] {
  const files = globSync('src/routes/**/*.tsx').filter((file) => !/\/(?:-|__root)|\.test\.tsx$/.test(file))
  return files.toSorted().map((file) => {
    const stem = file.replace(/(\/route)?\.tsx$/, '')
    const text = readFileSync(file, 'utf8')
    return {
      file,
      path: pathOf(stem),
      isLayout: files.some((other) => other !== file && (other.startsWith(`${stem}/`) || other.startsWith(`${stem}.`))),
      draws: /\bcomponent:/.test(text),
      leadsOn: /\bleadsOn: true\b/.test(text),
      hasOwnHead: /\bhasOwnHead: true\b/.test(text),
    }
  })
}

function pathOf(stem: string): string {
  const parts = stem.replace(/^src\/routes\//, '').split(/[/.]/)
  const shown = parts.filter((part) => !part.startsWith('_') && part !== 'index')
  // The router's mark of a route that does not stand inside the one whose name it begins with.
  return `/${shown.map((part) => part.replace(/_$/, '')).join('/')}`
}

/** The files of the layouts around a route, of all that there are. */
export function layoutsOf(route: string, routes: Set<string>): string[] {
  const parts = route.replace(/\.tsx$/, '').split('/')
  const above = parts.map((_part, index) => parts.slice(0, index).join('/'))
  return above
    .flatMap((folder) => [`${folder}.tsx`, `${folder}/route.tsx`])
    .filter((file) => routes.has(file) && file !== route)
}
