// `npm run brand:values`: where each value of a brand comes from, and by which rule (BRAND=<id>, else lumen). The remote configurations
// are read from the brand's own server, or from `--external` and `--domain` (an address or a file).
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { readOptions } from '../../tests/options.ts'
import { stop } from '../../tests/stop.ts'
import { brandFiles } from '../emit/brand-files.ts'
import { BRANDS_DIR } from '../emit/asset-files.ts'
import { brandIds, loadBrand } from './load-brand.ts'
import { valuesTable } from './values-table.ts'

const id = process.env['BRAND'] || 'lumen'
const { external, domain } = readOptions({ external: { type: 'string' }, domain: { type: 'string' } })
if (!brandIds().includes(id)) stop(`BRAND=${id}: no such brand; brands: ${brandIds().join(', ')}`)
const brand = loadBrand(id)

/** The text of a file, or of what an address answers. */
async function textOf(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return existsSync(place) ? readFileSync(place, 'utf8') : stop(`${place}: no such file`)
  const answer = await fetch(place, { headers: { 'X-App-Id': brand.appId } }).catch((error: unknown) =>
    stop(`${place}: no answer (${String(error)})`),
  )
  return answer.ok ? answer.text() : stop(`${place}: answered ${answer.status}`)
}

const ownAddress = (call: string) => (brand.origin ? `${brand.origin}${brand.v1}/${call}` : null)
const places = {
  external: external ?? ownAddress('external-application-config'),
  domain: domain ?? ownAddress('domain-config'),
}
// The wires are written for the bundler, which knows their imports.
const { module } = await runnerImport<typeof import('./remote-values.ts')>(
  resolve(BRANDS_DIR, 'check/remote-values.ts'),
  {
    configFile: false,
    root: resolve(BRANDS_DIR, '..'),
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  },
)
const texts = {
  external: places.external && (await textOf(places.external)),
  domain: places.domain && (await textOf(places.domain)),
}
const { values, faults } = module.remoteValues(brandFiles(brand, '/').local, texts)
if (faults.length > 0) stop(faults.join('\n'))
console.log(valuesTable(values))
for (const [source, place] of Object.entries(places)) {
  console.log(
    `${source}: ${place ?? `not read; brand.json names no $.origin, so say where it is by --${source} (an address or a file)`}`,
  )
}
