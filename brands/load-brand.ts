import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Brand } from '../src/brand/schema.ts'
import { BRAND_FILES, BRANDS_DIR } from './asset-files.ts'
import { type Fault, parseBrand, senseFaults, svgFaults } from './faults.ts'

/** Stops the build; its message lists every fault of the brand with its place. */
export class BrandFaults extends Error {
  override name = 'BrandFaults'
  constructor(id: string, faults: readonly Fault[]) {
    const lines = faults.map(({ path, message }) => `  ${path}: ${message}`)
    super(`brands/${id}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}\n${lines.join('\n')}`)
    // Where in our code it was found helps nobody.
    this.stack = this.message
  }
}

/** Names of all brands: the folders that hold a brand.json. */
export const brandIds = () => readdirSync(BRANDS_DIR).filter((name) => existsSync(`${BRANDS_DIR}${name}/brand.json`))

/** Reads and checks a brand; throws `BrandFaults` with all that is wrong at once. */
export function loadBrand(id: string): Brand {
  if (!brandIds().includes(id)) {
    throw new BrandFaults(id, [{ path: 'brand.json', message: `Not found. Brands: ${brandIds().join(', ')}` }])
  }
  const faults = fileFaults(id)
  const raw = readJson(id)
  if (raw.fault) throw new BrandFaults(id, [raw.fault, ...faults])
  const parsed = parseBrand(raw.value)
  faults.unshift(...parsed.faults, ...(parsed.brand ? senseFaults(parsed.brand, id) : []))
  if (!parsed.brand || faults.length > 0) throw new BrandFaults(id, faults)
  return parsed.brand
}

function readJson(id: string): { value?: unknown; fault?: Fault } {
  const file = `${BRANDS_DIR}${id}/brand.json`
  try {
    return { value: JSON.parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    return { fault: { path: 'brand.json', message: error instanceof Error ? error.message : String(error) } }
  }
}

function fileFaults(id: string): Fault[] {
  return BRAND_FILES.flatMap((name) => {
    const file = `${BRANDS_DIR}${id}/${name}`
    if (!existsSync(file)) return [{ path: name, message: 'Not found' }]
    return name.endsWith('.svg') ? svgFaults(name, readFileSync(file, 'utf8')) : []
  })
}
