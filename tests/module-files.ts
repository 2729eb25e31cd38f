// Writes down which built file each module went into, so that a browser test can lose or hold a file without knowing its name, and what
// it weighs and imports, so that `npm run bytes` can name what grew.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Where the bundler puts it, from where `build.ts` takes it. */
const MODULE_FILES = '.vite/modules.json'

/** Where the notes of a build are kept, which nobody serves: those below, and the bundler's `manifest.json`. */
export const buildNotes = (folder: string, build: string): string => join(folder, '.notes', build)

/** The list that `moduleFiles` has written for a build. */
export const readModuleFiles = (folder: string, build: string): ModuleFiles =>
  JSON.parse(readFileSync(join(buildNotes(folder, build), 'modules.json'), 'utf8'))

export interface ModuleFiles {
  /** By the path of a module, without its query: the files that contain parts of it. */
  files: Record<string, string[]>
  /** Files that load with the page itself, before any screen. */
  withPage: string[]
  /** What a file itself imports, by file. */
  imports: Record<string, string[]>
  /** By the path of a module: what it weighs in the built files, in bytes before they are minified and compressed. */
  weights: Record<string, number>
  /** By the path of a module: the modules that it imports statically. */
  uses: Record<string, string[]>
}

/** Emits the list into a build. */
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
        const weights: Record<string, number> = {}
        const uses: Record<string, string[]> = {}
        const pathOf = (id: string) => relative(root, id.split('?')[0] ?? '')
        const add = <T>(list: T[], one: T) => {
          if (!list.includes(one)) list.push(one)
        }
        const note = (id: string, file: string) => add((files[pathOf(id)] ??= []), file)
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
            for (const [id, { renderedLength }] of Object.entries(output.modules))
              weights[pathOf(id)] = (weights[pathOf(id)] ?? 0) + renderedLength
            imports[output.fileName] = output.imports
            if (output.isEntry) loadWithPage(output.fileName)
          }
        }
        for (const id of this.getModuleIds())
          for (const used of this.getModuleInfo(id)?.importedIds ?? [])
            if (pathOf(used) !== pathOf(id)) add((uses[pathOf(id)] ??= []), pathOf(used))
        const source = JSON.stringify({ files, withPage: [...withPage], imports, weights, uses } satisfies ModuleFiles)
        this.emitFile({ type: 'asset', fileName: MODULE_FILES, source })
      },
    },
  }
}

/**
 * The built file, below the app's base, in which a module comes after the page itself; of a route, its screen.
 * Throws if there is none: a module that was renamed, or one that comes with the page, without which there is no app to test.
 */
export function lateFileOf(module: string, { files, withPage }: Pick<ModuleFiles, 'files' | 'withPage'>): string {
  const all = files[module]
  if (!all) throw new Error(`${module} is in no file of the build: was it moved?`)
  const [late, ...more] = all.filter((file) => !withPage.includes(file))
  if (!late) throw new Error(`${module} comes with the page itself, in ${all.join(', ')}: without it there is no app`)
  if (more.length > 0) throw new Error(`${module} is in several files: ${[late, ...more].join(', ')}`)
  return late
}
