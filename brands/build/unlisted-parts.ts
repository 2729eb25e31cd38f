// Keeps the `@source` lists of the first views' style sheets in step with what these views draw.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { HOME, LOGIN, SIGNED_IN } from './first-views.ts'
import { hasTexts } from './text-areas.ts'

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Faults for modules that a first view draws but its style sheet does not list; the texts follow from the same list. */
export function unlistedParts(root: string, context: Context): string[] {
  const lazy = (route: string) =>
    (context.getModuleInfo(resolve(root, route))?.dynamicallyImportedIds ?? []).filter((id) =>
      id.includes('?tsr-split'),
    )
  const main = resolve(root, 'src/main.tsx')
  return [
    ...unlisted('src/first-view/frame.css', [main, ...lazy(LOGIN)], root, context),
    ...unlisted('src/home.css', [main, resolve(root, SIGNED_IN), ...lazy(HOME)], root, context),
  ]
}

function unlisted(sheet: string, entries: string[], root: string, context: Context): string[] {
  const listed = new Set(
    [...readFileSync(resolve(root, sheet), 'utf8').matchAll(/@source '([^']+)'/g)].map(([, file = '']) =>
      resolve(root, dirname(sheet), file),
    ),
  )
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id) || id.includes('node_modules')) return
    reached.add(id)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  entries.forEach(visit)
  const draws = (code: string) => /className|useLingui|\b(?:flex|text|bg|aspect|size)-/.test(code) || hasTexts(code)
  return [...reached]
    .filter(
      (id) =>
        /\/src\/(?!routes\/|routeTree).*\.tsx?$/.test(id) &&
        !listed.has(id) &&
        draws(context.getModuleInfo(id)?.code ?? ''),
    )
    .map((id) => `${sheet} does not list ${id.replace(`${root}/`, '')}, which the first view draws`)
}
