// Replaces the bundler’s code that requests, along with a part that loads later, the files which that part imports. Theirs also waits for style
// sheets, of which no part here has one, and announces failures, which the import itself shows: 0.5 kB of the first view.
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/** The Vite plugin for this; in builds only. */
export function slimPreload(): Plugin {
  let base = '/'
  return {
    name: 'slim-preload',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
    },
    load(id) {
      if (id !== HELPER) return null
      return `
        const asked = new Set()
        export const __vitePreload = (load, files) => {
          for (const file of files)
            if (!asked.has(file)) {
              asked.add(file)
              const link = document.createElement('link')
              link.rel = 'modulepreload'
              link.href = ${JSON.stringify(base)} + file
              document.head.append(link)
            }
          return load()
        }`
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.isDynamicEntry && output.viteMetadata?.importedCss.size)
            this.error(`${output.facadeModuleId} loads later and imports a style sheet, which nothing would wait for`)
      },
    },
  }
}
