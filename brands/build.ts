// Builds one brand (BRAND=kinetic) or all of them, each into its own folder (`--as name` for another one).
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { brandIds } from './load-brand.ts'

const argument = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at > 0 ? (process.argv[at + 1] ?? fallback) : fallback
}

const mode = argument('mode', 'production')
const out = argument('out', 'dist')
const base = process.env['ROUTER_BASE'] ?? '/v/'
const chosen = process.env['BRAND'] ? [process.env['BRAND']] : brandIds()

for (const brand of chosen) {
  process.env['BRAND'] = brand
  const outDir = join(out, argument('as', brand))
  rmSync(outDir, { recursive: true, force: true })
  await build({ mode, build: { outDir, emptyOutDir: true }, logLevel: 'warn' })
  // Read by whatever serves the folder, so that an app under another address is found.
  writeFileSync(join(outDir, 'base.txt'), base)
  console.log(`${brand}: ${outDir}`)
}
