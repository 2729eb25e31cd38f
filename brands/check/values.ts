// `npm run brand:values`: where each value of a brand comes from, and by which rule (BRAND=<id>, else lumen). The remote configurations
// are read from the brand's own server, or from `--external` and `--domain` (an address or a file).
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { readOptions } from '../../tests/options.ts'
import { stop } from '../../tests/stop.ts'
import { BRANDS_ROOT } from '../emit/asset-files.ts'
import { brandFiles } from '../emit/brand-files.ts'
import { loadBrand } from './load-brand.ts'
import { remoteTexts } from './remote-texts.ts'
import type * as RemoteValues from './remote-values.ts'
import { valuesTable } from './values-table.ts'

const places = readOptions({ external: { type: 'string' }, domain: { type: 'string' } })
const brand = loadBrand(process.env['BRAND'] || 'lumen')
const { texts, notes } = await remoteTexts(brand, places)
// The wires are written for the bundler, which knows their imports.
const { module } = await runnerImport<typeof RemoteValues>(resolve(BRANDS_ROOT, 'check/remote-values.ts'), {
  configFile: false,
  root: resolve(BRANDS_ROOT, '..'),
  resolve: { tsconfigPaths: true },
  logLevel: 'error',
})
const { values, faults, ignored } = module.remoteValues(brandFiles(brand, '/').local, texts, brand.socketOrigins)
if (faults.length > 0) stop(faults.join('\n'))
console.log([valuesTable(values), ...notes, ...ignored].join('\n'))
