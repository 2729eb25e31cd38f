import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../../src/brand/schema.ts'
import { type BrandFile, BRANDS_DIR, type PictureFile } from '../emit/asset-files.ts'
import { contradictions, type Fault, parseBrand } from './faults.ts'
import { fileFaults } from './file-faults.ts'
import { linesOf, readHandJson } from './read-json.ts'
import { UsageError } from './usage-error.ts'

/** A brand's folder: its name, the text of brand.json, and the bytes of its other files (null: not there). */
export interface BrandFolder {
  id: string
  json: string
  read: (file: BrandFile | PictureFile) => Buffer | null
}

/** Stops the build; its message lists every fault of the brand with its place. */
export class BrandFaults extends UsageError {
  constructor(id: string, faults: readonly Fault[]) {
    const lines = faults.map((fault) => `  ${faultWords(id, fault)}`)
    super(`brands/${id}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}\n${lines.join('\n')}`)
  }
}

/** A fault in one line: the file with the line, as editors and terminals open it, the place in it, and what to do. */
export function faultWords(id: string, { path, message, line }: Fault): string {
  const [file, place] = path.startsWith('$') ? ['brand.json', ` ${path}`] : [path, '']
  return `brands/${id}/${file}${line ? `:${line}` : ''}${place}: ${message}`
}

/** Ids of all brands: the folders with a brand.json. */
export const brandIds = (dir = BRANDS_DIR) =>
  readdirSync(dir).filter((name) => existsSync(join(dir, name, 'brand.json')))

/** The folder of a brand; throws `BrandFaults` where there is none. */
export function brandFolder(id: string, dir = BRANDS_DIR): BrandFolder {
  if (!brandIds(dir).includes(id)) {
    throw new BrandFaults(id, [{ path: 'brand.json', message: `not found; brands: ${brandIds(dir).join(', ')}` }])
  }
  const bytes = (file: string) => readFileSync(join(dir, id, file))
  return {
    id,
    json: bytes('brand.json').toString('utf8'),
    read: (file) => (existsSync(join(dir, id, file)) ? bytes(file) : null),
  }
}

/** Reads and checks a brand; throws one `BrandFaults` with everything that is wrong. */
export function loadBrand(id: string): Brand {
  const { brand, faults } = checkFolder(brandFolder(id))
  if (!brand) throw new BrandFaults(id, faults)
  return brand
}

/** Every brand without faults; the others are named when they are checked themselves. */
export const soundBrands = (): Brand[] => brandIds().flatMap((id) => checkFolder(brandFolder(id)).brand ?? [])

/** Everything that is wrong with a brand, with the lines; the brand itself only if there is nothing. */
export function checkFolder({ id, json, read }: BrandFolder): { brand: Brand | null; faults: Fault[] } {
  const { brand, faults } = checkText(id, json)
  const files = fileFaults(read)
  return { brand: files.length > 0 ? null : brand, faults: [...faults, ...files] }
}

/** The same of the text of a brand.json alone; `sound`: its keys without faults. */
export function checkText(id: string, json: string): { brand: Brand | null; faults: Fault[]; sound: Partial<Brand> } {
  const { value, faults: unread } = readHandJson(json)
  const texts = unread.map((fault): Fault => ({ path: 'brand.json', ...fault }))
  if (value === undefined) return { brand: null, faults: texts, sound: {} }
  const { brand, faults, sound } = parseBrand(value)
  const all = [...texts, ...withLines(json, [...faults, ...contradictions(sound, id)])]
  return { brand: all.length > 0 ? null : brand, faults: all, sound }
}

/** Faults with the lines of their places; what is missing has the line of the object that lacks it. */
export function withLines(json: string, faults: readonly Fault[]): Fault[] {
  const lines = linesOf(json)
  return faults.map((fault) => {
    let place = fault.path
    while (!lines.has(place) && place.length > 1) place = place.replace(/(?:\.[^.[]*|\[\d+\]?)$/, '') || '$'
    return { ...fault, line: lines.get(place) ?? 1 }
  })
}
