// Imports each icon from its own file. Through the package's index the bundler sees every icon as used wherever any is, and cannot tell
// which screen needs which. Icons are drawn by `src/ui/pictures/icon-factory.ts`.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const LIST = 'node_modules/lucide-react/dist/esm/lucide-react.mjs'
const FACTORY = /(?:\.|dist\/esm)\/createLucideIcon\.mjs$/
const IMPORT = /import \{([^}]*)\} from ["']lucide-react["'];?/g

/** The Vite plugin for this; in builds only. */
export function iconImports(): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const [, names = '', file = ''] of readFileSync(LIST, 'utf8').matchAll(
        /export \{([^}]*)\} from '\.\/([^']+)'/g,
      ))
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
    },
    resolveId: (source) => (FACTORY.test(source) ? resolve('src/ui/pictures/icon-factory.ts') : null),
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('lucide-react')) return null
      return code.replace(IMPORT, (_, list: string) =>
        list
          .split(',')
          .map((one) => one.trim().split(/ as /))
          .filter(([name]) => name && !name.startsWith('type '))
          .map(([name = '', local = name]) => {
            const file = files.get(name)
            if (!file) throw new Error(`No such icon: ${name}`)
            return `import ${local} from '/${LIST.replace('lucide-react.mjs', file)}';`
          })
          .join(''),
      )
    },
  }
}
