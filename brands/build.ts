// Builds one brand (BRAND=kinetic) or all of them, each into its own folder (`--as name` for another one).
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { stop } from '../tests/stop.ts'
import { brandIds, loadBrand } from './load-brand.ts'
import { routerBase } from './router-base.ts'

const argument = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at > 0 ? (process.argv[at + 1] ?? fallback) : fallback
}

const mode = argument('mode', 'production')
const out = argument('out', 'dist')
const chosen = process.env['BRAND'] ? [process.env['BRAND']] : brandIds()

/** Checked first, so that nothing is built or deleted unless everything requested can be built. */
const faults = [routerBase, ...chosen.map((brand) => () => loadBrand(brand))].flatMap((check) => {
  try {
    check()
    return []
  } catch (error) {
    return [error instanceof Error ? error.stack : error]
  }
})
if (faults.length > 0) stop(faults.join('\n'))

for (const brand of chosen) {
  process.env['BRAND'] = brand
  const outDir = join(out, argument('as', brand))
  rmSync(outDir, { recursive: true, force: true })
  await build({ mode, build: { outDir, emptyOutDir: true }, logLevel: 'warn' })
  // `tests/serve.ts` reads it, to find an app under another base.
  writeFileSync(join(outDir, 'base.txt'), routerBase())
  console.log(`${brand}: ${outDir}`)
}
