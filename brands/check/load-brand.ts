import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Brand } from '../../src/brand/schema.ts'
import { BRANDS_DIR } from '../emit/asset-files.ts'
import { contradictions, type Fault, parseBrand } from './faults.ts'
import { fileFaults } from './file-faults.ts'
import { readHandJson } from './read-json.ts'
import { UsageError } from './usage-error.ts'

/** Stops the build; its message lists every fault of the brand with its path. */
export class BrandFaults extends UsageError {
  constructor(id: string, faults: readonly Fault[]) {
    const lines = faults.map(
      ({ path, message }) => `  ${path.startsWith('$') ? `brand.json ${path}` : path}: ${message}`,
    )
    super(`brands/${id}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}\n${lines.join('\n')}`)
  }
}

/** Ids of all brands: the folders with a brand.json. */
export const brandIds = () => readdirSync(BRANDS_DIR).filter((name) => existsSync(`${BRANDS_DIR}${name}/brand.json`))

/** Reads and checks a brand; throws one `BrandFaults` with everything that is wrong. */
export function loadBrand(id: string): Brand {
  if (!brandIds().includes(id)) {
    throw new BrandFaults(id, [{ path: 'brand.json', message: `not found; brands: ${brandIds().join(', ')}` }])
  }
  const files = fileFaults((file) => readIfThere(`${BRANDS_DIR}${id}/${file}`))
  const json = readHandJson(readFileSync(`${BRANDS_DIR}${id}/brand.json`, 'utf8'))
  const unread = json.faults.map((message): Fault => ({ path: 'brand.json', message }))
  if (json.value === undefined) throw new BrandFaults(id, [...unread, ...files])
  const { brand, faults, sound } = parseBrand(json.value)
  const all = [...unread, ...faults, ...contradictions(sound, id), ...files]
  if (!brand || all.length > 0) throw new BrandFaults(id, all)
  return brand
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : null)
