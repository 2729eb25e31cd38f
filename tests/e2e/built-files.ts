import type { BrowserContext, Page, Route } from '@playwright/test'
import { lateFileOf, readModuleFiles } from '../module-files.ts'

/** Of lumen's build, which is the one that these tests spoil. */
const list = () => readModuleFiles(process.env['MOCK_DIST'] ?? 'dist-mock', 'lumen')

/** Where a module's file is, below the app's base. */
export const builtFile = (module: string): string => lateFileOf(module, list())

/** A module's file and what that file itself imports. */
export const withImports = (module: string): string[] => [
  builtFile(module),
  ...(list().imports[builtFile(module)] ?? []),
]

/** What the code of a folder weighs in the build, in bytes before it is minified. */
export const weightOf = (folder: string): number =>
  Object.entries(list().weights).reduce((sum, [module, bytes]) => sum + (module.startsWith(folder) ? bytes : 0), 0)

const late = (module: string) => builtFile(module).replaceAll('.', String.raw`\.`)

/** Matches the address of a module's file, also one with a query, under which an import is tried again. */
export const fileOf = (module: string): RegExp => new RegExp(`/${late(module)}(?:\\?|$)`)

/** Matches only the address that the app was built with: a further try gets through. */
export const firstAddressOf = (module: string): RegExp => new RegExp(`/${late(module)}$`)

/** Waits until the page has loaded a module's file. */
export const hasLoaded = (page: Page, module: string) =>
  page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => file.test(name)),
    fileOf(module),
  )

interface RoutedFiles {
  /** Resolves with the first request. */
  asked: Promise<void>
  /** From now on the files load as usual. */
  give: () => Promise<void>
}

export interface BuiltFiles {
  /** Answers requests for files (from `fileOf`) by a handler. */
  route: (files: RegExp | RegExp[], handle: (route: Route) => unknown) => Promise<RoutedFiles>
  /** The files of modules fail to load. */
  lose: (...modules: string[]) => Promise<RoutedFiles>
  /** The file of a module is slow: it comes once `give` is called. */
  hold: (module: string) => Promise<RoutedFiles>
  /** Routed files that nothing has requested: a test that relies on them would test something else. */
  neverAsked: () => string[]
}

/** What a test does to files of the app. */
export function builtFiles(context: BrowserContext): BuiltFiles {
  const unasked = new Set<string>()

  async function route(files: RegExp | RegExp[], handle: (route: Route) => unknown): Promise<RoutedFiles> {
    const all = [files].flat()
    const name = all.map(({ source }) => source).join(', ')
    unasked.add(name)
    let tell = () => {}
    const asked = new Promise<void>((resolve) => (tell = resolve))
    const answer = async (one: Route) => {
      unasked.delete(name)
      tell()
      await handle(one)
    }
    for (const file of all) await context.route(file, answer)
    const give = async () => {
      for (const file of all) await context.unroute(file, answer)
    }
    return { asked, give }
  }

  return {
    route,
    lose: (...modules) => route(modules.map(fileOf), (one) => one.abort()),
    async hold(module) {
      let letGo = () => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      const { asked } = await route(fileOf(module), async (one) => {
        await held
        await one.continue()
      })
      return { asked, give: async () => letGo() }
    },
    neverAsked: () => [...unasked],
  }
}
