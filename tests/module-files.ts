// Writes down which built file each module went into, so that a browser test can lose or hold a file without knowing its name.
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Where a build keeps it, inside its folder. */
export const MODULE_FILES = '.vite/modules.json'

export interface ModuleFiles {
  /** By the path of a module, without its query: the files that contain parts of it. */
  files: Record<string, string[]>
  /** Files that load with the page itself, before any screen. */
  withPage: string[]
  /** What a file itself imports, by file. */
  imports: Record<string, string[]>
}

/** Emits the list into a build for browser tests. */
export function moduleFiles(): Plugin {
  let root = ''
  return {
    name: 'module-files',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      // Later the page's own entry is gone, in whose place Vite writes script tags.
      order: 'pre',
      handler(_, bundle) {
        const files: Record<string, string[]> = {}
        const withPage = new Set<string>()
        const imports: Record<string, string[]> = {}
        const note = (id: string, file: string) => {
          const [path = ''] = id.split('?')
          const known = (files[relative(root, path)] ??= [])
          if (!known.includes(file)) known.push(file)
        }
        const loadWithPage = (file: string) => {
          const chunk = bundle[file]
          if (withPage.has(file) || chunk?.type !== 'chunk') return
          withPage.add(file)
          chunk.imports.forEach(loadWithPage)
        }
        for (const output of Object.values(bundle)) {
          if (output.type === 'asset') for (const id of output.originalFileNames) note(id, output.fileName)
          else {
            for (const id of output.moduleIds) note(id, output.fileName)
            imports[output.fileName] = output.imports
            if (output.isEntry) loadWithPage(output.fileName)
          }
        }
        const source = JSON.stringify({ files, withPage: [...withPage], imports } satisfies ModuleFiles)
        this.emitFile({ type: 'asset', fileName: MODULE_FILES, source })
      },
    },
  }
}

/**
 * The built file, below the app's base, in which a module comes after the page itself; of a route, its screen.
 * Throws if there is none: a module that was renamed, or one that comes with the page, without which there is no app to test.
 */
export function lateFileOf(module: string, { files, withPage }: Omit<ModuleFiles, 'imports'>): string {
  const all = files[module]
  if (!all) throw new Error(`${module} is in no file of the build: was it moved?`)
  const [late, ...more] = all.filter((file) => !withPage.includes(file))
  if (!late) throw new Error(`${module} comes with the page itself, in ${all.join(', ')}: without it there is no app`)
  if (more.length > 0) throw new Error(`${module} is in several files: ${[late, ...more].join(', ')}`)
  return late
}
