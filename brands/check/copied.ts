import { existsSync, readFileSync } from 'node:fs'
import type { Brand } from '../../src/brand/schema.ts'
import { BRAND_FILES, BRANDS_DIR, PICTURES } from '../emit/asset-files.ts'

/** The brands that come with the app: others are copied from them. */
const SHIPPED: ReadonlySet<string> = new Set(['lumen', 'kinetic', 'demo'])

/** What a brand says or sells in its own words; "Sign in" may be every school's headline. */
const OWN_WORDS =
  /^\$\.(?:appId$|name$|texts\.(?!loginHeadline\.)|clubInApp\.(?:title|description)\.|products\[\d+\]\.code$)/

/** Whether a value must differ between brands: its identity, its words, an address, or an id that its server gave. */
function isOwn(path: string, value: unknown): boolean {
  if (typeof value === 'number') return path.endsWith('Id')
  return (typeof value === 'string' && OWN_WORDS.test(path)) || /:\/\/|@/.test(String(value))
}

/** A brand's own values, with their JSON paths. */
function ownValues(value: unknown, path = '$'): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return isOwn(path, value) ? [[path, value]] : []
  const at = Array.isArray(value) ? (key: string) => `${path}[${key}]` : (key: string) => `${path}.${key}`
  return Object.entries(value).flatMap(([key, one]) => ownValues(one, at(key)))
}

/** Values that a copied folder still shares with the brand it was copied from. */
export function copiedValues(brand: Brand, other: Brand): string[] {
  const theirs = new Map(ownValues(other))
  return ownValues(brand).flatMap(([path, value]) =>
    theirs.get(path) === value ? [`brand.json ${path}: ${String(value)}`] : [],
  )
}

/** Files of a brand that are identical to another one's, byte for byte. */
export function copiedFiles(id: string, other: string): string[] {
  const read = (brand: string, file: string) => {
    const path = `${BRANDS_DIR}${brand}/${file}`
    return existsSync(path) ? readFileSync(path) : null
  }
  return [...BRAND_FILES, ...PICTURES].filter((file) => {
    const theirs = read(other, file)
    return theirs !== null && read(id, file)?.equals(theirs)
  })
}

/** What a brand still has of each other one. Nothing is said of a brand that ships: the other one is the copy then. */
export function copyNotes(brand: Brand, others: readonly Brand[]): string[] {
  if (SHIPPED.has(brand.id)) return []
  return others
    .filter(({ id }) => id !== brand.id)
    .flatMap((other) =>
      [...copiedValues(brand, other), ...copiedFiles(brand.id, other.id)].map(
        (place) => `  note: still that of "${other.id}": ${place}\n`,
      ),
    )
}
