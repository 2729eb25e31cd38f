// Gives each screen's import the app's own rules of waiting, failing and reloading, instead of the router's, and has the app's
// styles and the screen's texts come along.
import type { Plugin } from 'vite'

const IMPORT = /\(\)\s*=>\s*import\((["'][^"']*\/src\/routes\/([^"'?]*)\?tsr-split[^"']*["'])\)/g

/** Drawn with what stands in the page since its first byte. */
const FIRST_VIEW = /^(?:__root|_guest|_guest\/index)\.tsx$/
/** Drawn with the styles and texts of the shell. */
const HOME = /^_auth\/_home\/home\.tsx$/
/** Screens of a course; the area `study` of `lingui.config.ts`. */
const STUDY = /calendar\.\$dayNumber|homework|tasks/

/** Area of texts that a route's screen needs; each stands on those before it. */
export function textArea(route: string): 'start' | 'home' | 'app' | 'study' {
  if (FIRST_VIEW.test(route)) return 'start'
  if (HOME.test(route)) return 'home'
  return STUDY.test(route) ? 'study' : 'app'
}

/** What loads a screen's file together with what it is drawn with. */
function wholeLoad(file: string, route: string): string {
  const area = textArea(route)
  const load = `() => import(${file})`
  if (area === 'start') return load
  if (area === 'home') return `() => withFrame(${load})`
  return `() => withApp(${load}${area === 'study' ? ", 'study'" : ''})`
}

/** The Vite plugin that does it. */
export function routeChunks(): Plugin {
  return {
    name: 'route-chunks',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('/src/routes/') || !code.includes('tsr-split')) return null
      const loads: string[] = []
      // A screen's parts travel in one file: its import is written once, however many parts name it.
      const wrapped = code.replace(IMPORT, (_, file: string, route: string) => {
        const whole = wholeLoad(file, route)
        if (!loads.includes(whole)) loads.push(whole)
        return `screenChunk${loads.indexOf(whole)}`
      })
      const chunks = loads.map((load, index) => `const screenChunk${index} = wrapChunk(${load})`)
      return [
        // Under a name that a route which wraps its own imports does not have.
        `import { routeChunk as wrapChunk } from '#/api/route-chunk'`,
        `import { withApp, withFrame } from '#/platform/app-parts'`,
        ...chunks,
        wrapped,
      ].join('\n')
    },
  }
}
