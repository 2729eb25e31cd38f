// The page's import map: files import each other by names that stay from build to build, and it says which file each of them is. Without it
// a file's name would change with those of the files that it imports, so that one changed screen would rename nearly all.
import type { Rolldown } from 'vite'

/** Where the bundler puts it, from where Vite writes it into the page; the build takes it away with its notes. */
export const IMPORT_MAP = '.vite/importmap.json'

/** The text of the map as it will stand in the page. Sorted, since then it compresses better. */
export function sortedImportMap(bundle: Rolldown.OutputBundle): string {
  const asset = bundle[IMPORT_MAP]
  if (asset?.type !== 'asset') throw new Error(`${IMPORT_MAP} is missing`)
  const { imports }: { imports: Record<string, string> } = JSON.parse(Buffer.from(asset.source).toString())
  asset.source = JSON.stringify({
    imports: Object.fromEntries(Object.entries(imports).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  })
  return asset.source
}
