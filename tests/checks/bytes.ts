// Prints what each view and each lazily loaded screen costs (brotli 11, kB = 1000 bytes); `--check` fails above the budget. Reads from
// the built page which files its boot script requests, so that exactly what a browser loads is counted. Of a view above its budget, of
// one that grew since `--keep` was given last, and of those that `--why=<view>` names, it also prints the modules and who imports them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { SIGNED_IN } from '../../brands/build/first-views.ts'
import { layoutsOf, routeFiles } from '../../brands/build/route-files.ts'
import type { FirstViewData } from '../../src/first-view/data.ts'
import { buildNotes, readModuleFiles } from '../module-files.ts'
import { readOptions } from '../options.ts'
import { stop } from '../stop.ts'
import { fontFiles } from './font-files.ts'
import { changesOf, importChains, keptView, toKeep, type KeptWeights, type Weights } from './weights.ts'

type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[] }
type Budget = {
  firstViews: Record<string, { route: string; signedIn: boolean; kB: number; requests: number }>
  /** What a part of the app may weigh in each first view; its modules are named by the beginnings of their paths. */
  firstViewParts: Record<string, { modules: readonly string[]; kB: number }>
  /** Own code of a screen, in kB, where more is allowed than for `otherRoutes`. */
  routes: Record<string, number>
  otherRoutes: number
  /** Files that several screens share, by the beginning of their names: counted separately, not as a part of each screen. */
  shared: Record<string, { file: string; kB: number }>
  fonts: { files: number; kB: number }
}

/** Growth of a view that is named although it is within the budget, and of a module. */
const NAMED_GROWTH_BYTES = 300
const NAMED_CHANGE_BYTES = 20
const MODULES_NAMED = 12
const KEPT = 'tests/checks/bytes-kept.json'

const { check, keep, why } = readOptions({
  check: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  why: { type: 'string', default: [], multiple: true },
})
const brand = process.env['BRAND'] || 'lumen'
const dist = join('dist', brand)
const manifestFile = join(buildNotes('dist', brand), 'manifest.json')
if (!existsSync(manifestFile)) stop(`${dist} is missing: BRAND=${brand} npm run build`)
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestFile, 'utf8'))
const budget: Budget = JSON.parse(readFileSync('tests/checks/bytes-budget.json', 'utf8'))
const data: FirstViewData = JSON.parse(/id="first-view-data">(.*?)<\/script>/s.exec(read('index.html'))?.[1] ?? 'null')
const modules = readModuleFiles('dist', brand)
const kept: KeptWeights = JSON.parse(readFileSync(KEPT, 'utf8'))
const faults: string[] = []

const sizes = new Map<string, number>()
function size(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const bytes = brotliCompressSync(readFileSync(join(dist, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length
  sizes.set(file, bytes)
  return bytes
}

/** A file with everything that it imports, directly or not. */
function filesOf(key: string, into = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || into.has(chunk.file)) return into
  into.add(chunk.file)
  for (const other of chunk.imports ?? []) filesOf(other, into)
  return into
}

const named = (places: readonly number[] = []) => places.map((place) => `assets/${data.files[place]}.js`)
const entry = filesOf(Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '')
const texts = (...areas: string[]) => areas.flatMap((area) => named(data.texts['en']?.[area]))
const shell = ['index.html', ...entry, ...named(data.shell)]
const frame = new Set([...shell, data.sheets.app, ...texts('start', 'home', 'app')])
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
const exact = (bytes: number) => (bytes / 1000).toFixed(2).padStart(7)
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0)

function line(name: string, bytes: number, limit: number | null): void {
  const over = limit !== null && bytes > limit * 1000
  if (over) faults.push(`${name}: ${kB(bytes)} kB, at most ${limit}`)
  console.log(`${over ? '!' : ' '} ${kB(bytes)} ${limit === null ? '' : `of ${limit}`.padStart(7)}  ${name}`)
}

interface View {
  bytes: number
  files: readonly string[]
  weights: Weights
  /** Modules whose imports it consists of. */
  roots: readonly string[]
  isOver: boolean
}
const views = new Map<string, View>()
const routes = routeFiles()
const routeNames = new Set(routes.map(({ file }) => file))

/** Counts a view and remembers of which modules it consists. */
function view(name: string, pattern: string, files: readonly string[], limit: number, more: readonly string[]): void {
  const bytes = sum(files)
  line(name, bytes, limit)
  const weights = Object.entries(modules.weights).filter(([module]) =>
    modules.files[module]?.some((file) => files.includes(file)),
  )
  const own = routes.filter(({ path }) => path.replaceAll(/\$\w+/g, '*') === pattern).map(({ file }) => file)
  const roots = [...own, ...own.flatMap((file) => layoutsOf(file, routeNames)), ...more]
  const isOver = bytes > limit * 1000
  views.set(name.replace(/ .*/, ''), { bytes, files, weights: new Map(weights), roots, isOver })
}

const totalWeight = Object.values(modules.weights).reduce((total, weight) => total + weight, 0)
const totalBytes = sum(
  new Set(
    Object.values(modules.files)
      .flat()
      .filter((file) => file.endsWith('.js')),
  ),
)

/** What a module has of its built file, over the line: about, since it is compressed together with others. */
function share(module: string, weight: number, files: readonly string[]): number {
  const file = modules.files[module]?.find((one) => files.includes(one))
  // What has left had its share of some file, too.
  if (file === undefined) return (weight * totalBytes) / totalWeight
  const all = Object.entries(modules.files).filter(([, places]) => places.includes(file))
  return (weight * size(file)) / all.reduce((total, [one]) => total + (modules.weights[one] ?? 0), 0)
}

/** Names the modules of a view: what has come since it was kept, and the largest. */
function explain(name: string, { bytes, files, weights, roots }: View): void {
  // What is in no file at all only leads on to others, such as the index of a library.
  const isInView = (module: string) => weights.has(module) || modules.files[module] === undefined
  const chains = importChains(roots, modules.uses, isInView)
  const chain = (module: string) =>
    chains.get(module)?.join(' > ') ??
    `${module} (not imported here: shares ${modules.files[module]?.find((file) => files.includes(file)) ?? 'a file'} with what is)`
  const before = kept.views[name]
  console.log(`\n${name}: ${kB(bytes).trim()} kB${before === undefined ? '' : `, kept ${kB(before).trim()} kB`}`)
  if (before !== undefined) {
    console.log('    what has changed since (about)')
    const changes = changesOf(weights, keptView(kept, name)).map((one) => ({
      ...one,
      by: share(one.module, one.by, files),
    }))
    for (const { module, by, kind } of changes.filter((one) => Math.abs(one.by) >= NAMED_CHANGE_BYTES))
      console.log(`    ${exact(by)}  ${kind.padEnd(6)}  ${kind === 'left' ? module : chain(module)}`)
  }
  console.log('    largest (about)')
  const largest = [...weights].map(([module, weight]) => ({ module, bytes: share(module, weight, files) }))
  for (const one of largest.toSorted((a, b) => b.bytes - a.bytes).slice(0, MODULES_NAMED))
    console.log(`    ${exact(one.bytes)}          ${chain(one.module)}`)
}

console.log(`${brand}: kB, brotli\n\nFirst views (HTML, CSS, JS, texts)`)
for (const [name, { route, signedIn, kB: limit, requests }] of Object.entries(budget.firstViews)) {
  const screen = data.routes.find(([pattern]) => pattern === route)
  if (!screen) faults.push(`${name}: no screen at ${route}`)
  const files = new Set([
    ...(signedIn
      ? [...shell, data.sheets.home, data.follow, ...texts('start', 'home')]
      : ['index.html', ...entry, ...texts('start')]),
    ...named(screen?.[1]),
  ])
  const roots = ['index.html', ...(signedIn ? [SIGNED_IN] : [])]
  view(`${name} (${files.size} requests of ${requests})`, route, [...files], limit, roots)
  if (files.size > requests) faults.push(`${name}: ${files.size} requests, at most ${requests}`)
  for (const file of [...files].sort((a, b) => size(b) - size(a))) console.log(`            ${kB(size(file))}  ${file}`)
}

console.log('\nParts of first views (about)')
for (const [part, { modules: starts, kB: limit }] of Object.entries(budget.firstViewParts)) {
  for (const start of starts)
    if (!Object.keys(modules.files).some((module) => module.startsWith(start)))
      faults.push(`${part}: no module ${start}`)
  for (const [name, { files, weights }] of views) {
    const own = [...weights].filter(([module]) => starts.some((start) => module.startsWith(start)))
    const bytes = own.reduce((total, [module, weight]) => total + share(module, weight, files), 0)
    line(`${part} in ${name} (${own.length} modules)`, bytes, limit)
  }
}

const isShared = (file: string) => Object.values(budget.shared).some((one) => file.startsWith(`assets/${one.file}-`))
console.log('\nScreens: own code, beyond the entry, the frame and what is shared by name')
for (const [pattern, files] of data.routes) {
  const own = named(files).filter((file) => !frame.has(file) && !isShared(file))
  view(`${pattern} (${own.length} files)`, pattern, own, budget.routes[pattern] ?? budget.otherRoutes, [])
}

for (const pattern of Object.keys(budget.routes))
  if (!data.routes.some(([known]) => known === pattern)) faults.push(`no screen at ${pattern}`)

console.log('\nShared by name')
for (const [name, { file, kB: limit }] of Object.entries(budget.shared)) {
  const found = Object.values(manifest).find((chunk) => chunk.file.startsWith(`assets/${file}-`))
  if (found) line(`${name}: ${found.file}`, size(found.file), limit)
  else faults.push(`${name}: no file ${file}`)
}

console.log('\nOther lazy files')
const listed = new Set([...frame, ...named([...data.files.keys()])])
for (const { file } of Object.values(manifest))
  if (file.endsWith('.js') && !listed.has(file) && !isShared(file)) line(file, size(file), null)

console.log('\nFonts by language, asked for after the first view')
const fontSheet = /fonts: ?["`]([^"`]+)/.exec([...entry].map(read).join(''))?.[1]?.replace(data.base, '') ?? ''
const styles = read('index.html') + read(fontSheet)
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => at + 32))
for (const [language, areas] of Object.entries(data.texts)) {
  // Texts of every area and all of ASCII, as if one page showed them all.
  const shown = ascii + named(Object.values(areas).flat()).map(read).join('')
  const files = new Set([...fontFiles(styles, language, shown)].map((file) => basename(file)))
  const bytes = [...files].reduce((total, file) => total + readFileSync(join(dist, 'brand', file)).length, 0)
  line(`${language}: ${files.size} files of ${budget.fonts.files}`, bytes, budget.fonts.kB)
  // None at all would mean that the sheet was not understood.
  if (files.size === 0 || files.size > budget.fonts.files) faults.push(`fonts, ${language}: ${files.size} files`)
  for (const file of files) console.log(`            ${kB(readFileSync(join(dist, 'brand', file)).length)}  ${file}`)
}

for (const [name, one] of views) {
  const grew = one.bytes - (kept.views[name] ?? 0) > NAMED_GROWTH_BYTES
  if (one.isOver || grew || why.includes(name)) explain(name, one)
}
if (keep) writeFileSync(KEPT, `${JSON.stringify(toKeep(views), null, 2)}\n`)
if (faults.length > 0) console.log(`\nAbove the budget:\n${faults.join('\n')}`)
if (check && faults.length > 0) process.exit(1)
