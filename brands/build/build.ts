// Builds one brand (BRAND=kinetic) or all of them, each into its own folder (`--as name` for another one), which is ready to be served;
// what only tests and checks read goes beside it (`tests/module-files.ts`). APP=mobile: their apps for phones.
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { buildNotes } from '../../tests/module-files.ts'
import { readOptions } from '../../tests/options.ts'
import { stop } from '../../tests/stop.ts'
import { brandIds, loadBrand } from '../check/load-brand.ts'
import { isMobileBuild, mobileConstants } from './app-type.ts'
import { routerBase } from './router-base.ts'
import { writeWorker } from './service-worker.ts'
import { writeTwins } from './twins.ts'
import { releaseVersion } from './version.ts'

const { mode, out, as } = readOptions({
  mode: { type: 'string', default: 'production' },
  out: { type: 'string', default: 'dist' },
  as: { type: 'string' },
})
const chosen = process.env['BRAND'] ? [process.env['BRAND']] : brandIds()
if (as && chosen.length > 1) stop('--as names the folder of one brand: say which in BRAND=<id>')

function checkBrand(id: string) {
  const brand = loadBrand(id)
  if (isMobileBuild()) mobileConstants(brand)
}

/** Checked first, so that nothing is built or deleted unless everything requested can be built. */
const faults = [routerBase, releaseVersion, ...chosen.map((brand) => () => checkBrand(brand))].flatMap((check) => {
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
  const folder = as ?? (isMobileBuild() ? `${brand}-app` : brand)
  const outDir = join(out, folder)
  const notes = buildNotes(out, folder)
  for (const old of [outDir, notes]) rmSync(old, { recursive: true, force: true })
  await build({ mode, build: { outDir, emptyOutDir: true }, logLevel: 'warn' })
  mkdirSync(join(notes, '..'), { recursive: true })
  renameSync(join(outDir, '.vite'), notes)
  // In mock builds the mock world's own worker has the page.
  if (mode === 'production' && process.env['APP'] !== 'mobile')
    await writeWorker({ outDir, base: routerBase(), isOn: loadBrand(brand).isOfflineEnable })
  // The servers of tests and previews compress by themselves.
  if (mode === 'production' && !isMobileBuild()) await writeTwins(outDir)
  console.log(`${brand}: ${outDir}`)
}
