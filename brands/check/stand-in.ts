import type { Brand } from '../../src/brand/schema.ts'
import { BrandFaults, brandFolder, checkFolder, checkText, loadBrand, soundBrands } from './load-brand.ts'

/** The workbench sets it: there brands are mended, so it shows those with faults, too. */
const OPENS_ALL = 'BRAND_WITH_FAULTS'
export const openAll = () => {
  process.env[OPENS_ALL] = 'shown'
}
export const opensAll = () => process.env[OPENS_ALL] !== undefined

/** The brand that is built or served; throws `BrandFaults` where it has faults, unless it is to be shown with them. */
export function servedBrand(id: string): Brand {
  if (!opensAll()) return loadBrand(id)
  const folder = brandFolder(id)
  const { brand, faults } = checkFolder(folder)
  if (brand) return brand
  const others = soundBrands()
  const other = others.find((one) => one.id === 'demo') ?? others[0]
  if (!other) throw new BrandFaults(id, faults)
  return standIn(id, folder.json, other)
}

/** What is shown of a brand.json with faults: its sound keys, and for all others those of another brand. */
export function standIn(id: string, json: string, other: Brand): Brand {
  const { brand, sound } = checkText(id, json)
  const shown = brand ?? { ...other, ...sound, id }
  const { languages, defaultLanguage } = shown
  // Each may be sound, and contradict the other.
  return { ...shown, defaultLanguage: languages.includes(defaultLanguage) ? defaultLanguage : (languages[0] ?? 'en') }
}
