// Wraps each screen's import, so that waiting, failing and reloading follow the app's rules instead of the router's, and the app's
// styles and the screen's texts are loaded with it.
import type { Plugin } from 'vite'
import { firstViewArea, type Graph, hasTexts, strayTexts, textAreas, type TextAreas } from './text-areas.ts'

const IMPORT = /\(\)\s*=>\s*import\((["'][^"']*\/src\/routes\/([^"'?]*)\?tsr-split[^"']*["'])\)/g
/** Stands for the area of a screen's texts until all modules are known. */
const AREA = /(["'`])texts-of:([^"'`]+)\1/g

/** Code that loads a screen's file together with the styles and texts it needs; `area` is code, too. */
function wholeLoad(file: string, area: string): string {
  return `() => loadScreen(() => import(${file}), ${area})`
}

/** The Vite plugin for this; fills `areas` once the modules of a build are known. The development server loads all texts with each screen. */
export function routeChunks(areas: TextAreas): Plugin {
  let isBuild = false
  return {
    name: 'route-chunks',
    enforce: 'post',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform(code, id) {
      if (!id.includes('/src/routes/') || !code.includes('tsr-split')) return null
      const loads: string[] = []
      // A screen's parts are in one file: its import is written once, however many parts refer to it.
      const wrapped = code.replace(IMPORT, (_, file: string, route: string) => {
        const first = firstViewArea(route)
        const whole = wholeLoad(file, first ? `'${first}'` : isBuild ? `'texts-of:${route}'` : "'study'")
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
    buildEnd() {
      const graph: Graph = {
        modules: this.getModuleIds(),
        importsOf: (module) => {
          const info = this.getModuleInfo(module)
          return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : []
        },
        hasTexts: (module) => hasTexts(this.getModuleInfo(module)?.code ?? ''),
      }
      for (const [route, area] of textAreas(graph)) areas.set(route, area)
      const faults = strayTexts(graph)
      if (isBuild && faults.length > 0) this.error(faults.join('\n'))
    },
    renderChunk: (code) =>
      code.includes('texts-of:')
        ? code.replaceAll(AREA, (_, _quote, route: string) => `'${areas.get(route) ?? 'app'}'`)
        : null,
  }
}
