// Wraps each screen's import, so that waiting, failing and reloading follow the app's rules instead of the router's, and the app's
// styles and the screen's texts are loaded with it.
import type { Plugin } from 'vite'

const IMPORT = /\(\)\s*=>\s*import\((["'][^"']*\/src\/routes\/([^"'?]*)\?tsr-split[^"']*["'])\)/g

/** Drawn with the styles and texts in the page's first bytes. */
const FIRST_VIEW = /^(?:__root|_guest|_guest\/index)\.tsx$/
/** Drawn with the styles and texts of the shell. */
const HOME = /^_auth\/_home\/home\.tsx$/
/** Screens of a course; the area `study` of `lingui.config.ts`. */
const STUDY = /calendar\.\$dayNumber|homework|tasks/

/** The area of texts that a route's screen needs; each area builds on those before it. */
export function textArea(route: string): 'start' | 'home' | 'app' | 'study' {
  if (FIRST_VIEW.test(route)) return 'start'
  if (HOME.test(route)) return 'home'
  return STUDY.test(route) ? 'study' : 'app'
}

/** Code that loads a screen's file together with the styles and texts it needs. */
function wholeLoad(file: string, route: string): string {
  const area = textArea(route)
  const load = `() => import(${file})`
  return `() => loadScreen(${load}, '${area}')`
}

/** The Vite plugin for this. */
export function routeChunks(): Plugin {
  return {
    name: 'route-chunks',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('/src/routes/') || !code.includes('tsr-split')) return null
      const loads: string[] = []
      // A screen's parts are in one file: its import is written once, however many parts refer to it.
      const wrapped = code.replace(IMPORT, (_, file: string, route: string) => {
        const whole = wholeLoad(file, route)
        if (!loads.includes(whole)) loads.push(whole)
        return `screenChunk${loads.indexOf(whole)}`
      })
      const chunks = loads.map((load, index) => `const screenChunk${index} = ${load}`)
      return [
        // Aliased, since a route may load code of its own.
        `import { loadCode as loadScreen } from '#/platform/load-code'`,
        ...chunks,
        wrapped,
      ].join('\n')
    },
  }
}
