// Prints what each view and each lazily loaded screen costs (brotli 11, kB = 1000 bytes); `--check` fails above the budget.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }
type Budget = {
  firstViews: Record<string, { routes: string[]; kB: number }>
  routes: Record<string, number>
  otherRoutes: number
  lazy: Record<string, { module: string; kB: number }>
  fonts: { files: number; kB: number }
}

const brand = process.env['BRAND'] ?? 'lumen'
const dist = join('dist', brand)
if (!existsSync(dist)) throw new Error(`${dist} is missing: npm run build`)
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const budget: Budget = JSON.parse(readFileSync('tests/checks/bytes-budget.json', 'utf8'))
const faults: string[] = []

const sizes = new Map<string, number>()
function size(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const bytes = brotliCompressSync(readFileSync(join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  sizes.set(file, bytes)
  return bytes
}

/** All files that come with a chunk: its own, its static imports' and their style sheets. */
function filesOf(key: string, into = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || into.has(chunk.file)) return into
  into.add(chunk.file)
  for (const sheet of chunk.css ?? []) into.add(sheet)
  for (const other of chunk.imports ?? []) filesOf(other, into)
  return into
}

const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
const entry = filesOf(entryKey)
const screenKeys = (route: string) => Object.keys(manifest).filter((key) => key.startsWith(`${route}?tsr-split=component`))
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0)

function line(name: string, bytes: number, limit: number | null): void {
  const over = limit !== null && bytes > limit * 1000
  if (over) faults.push(`${name}: ${kB(bytes)} kB, at most ${limit}`)
  console.log(`${over ? '!' : ' '} ${kB(bytes)} ${limit === null ? '' : `of ${limit}`.padStart(7)}  ${name}`)
}

console.log(`${brand}: kB, brotli\n\nFirst views (HTML, CSS, JS, texts)`)
for (const [name, view] of Object.entries(budget.firstViews)) {
  const files = new Set(['index.html', ...entry, ...filesOf('locales/en.po')])
  for (const route of view.routes) {
    const keys = screenKeys(route)
    if (keys.length === 0) faults.push(`${name}: no chunk of ${route}`)
    for (const key of keys) filesOf(key, files)
  }
  line(`${name} (${files.size} requests)`, sum(files), view.kB)
  for (const file of [...files].sort((a, b) => size(b) - size(a))) console.log(`            ${kB(size(file))}  ${file}`)
}

console.log('\nScreens, beyond the entry')
const shared = new Set([...entry, ...screenKeys('src/routes/_auth.tsx').flatMap((key) => [...filesOf(key)])])
for (const key of Object.keys(manifest).filter((one) => one.includes('?tsr-split=component')).sort()) {
  const route = key.split('?')[0] ?? ''
  const own = [...filesOf(key)].filter((file) => !shared.has(file))
  line(route, sum(own), budget.routes[route] ?? budget.otherRoutes)
}

console.log('\nLazy parts')
for (const [key, chunk] of Object.entries(manifest)) {
  if (key.includes('?tsr-split') || key === entryKey || entry.has(chunk.file)) continue
  const limit = Object.values(budget.lazy).find(({ module }) => key.includes(module))?.kB ?? null
  line(key, size(chunk.file), limit)
}

if (faults.length > 0) console.log(`\nAbove the budget:\n${faults.join('\n')}`)
if (process.argv.includes('--check') && faults.length > 0) process.exit(1)
