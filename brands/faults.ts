import type { Brand } from '../src/brand/schema.ts'
import { brandSchema } from '../src/brand/schema.ts'
import { isTooWeak, measurePairs, toRgbTokens } from '../src/brand/theme/check-tokens.ts'
import { deriveTheme } from '../src/brand/theme/derive-theme.ts'
import { THEMES } from '../src/brand/theme/tokens.ts'
import * as z from '../src/lib/zod.ts'

/** What is wrong with a brand, and where: a JSON path such as `$.socialAuth.web[1]`, or a file of its folder. */
export type Fault = { path: string; message: string }

// zod/mini knows no words by itself.
z.config(z.locales.en())

const jsonPath = (keys: readonly PropertyKey[]) =>
  keys.reduce<string>((path, key) => path + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), '$')

/** A fault for each unknown key, so that each stands at its own path. */
function issueFaults(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: jsonPath(issue.path), message: issue.message }]
  return issue.keys.map((key) => ({ path: jsonPath([...issue.path, key]), message: 'Unknown key' }))
}

/** All faults of form, and the brand with its defaults when there are none. */
export function parseBrand(raw: unknown): { brand: Brand | null; faults: Fault[] } {
  const parsed = z.safeParse(brandSchema, raw)
  if (parsed.success) return { brand: parsed.data, faults: [] }
  return { brand: null, faults: parsed.error.issues.flatMap(issueFaults) }
}

/** What no single key shows: keys that contradict each other, and colours that cannot be read. */
export function senseFaults(brand: Brand, folder: string): Fault[] {
  const faults: Fault[] = []
  if (brand.id !== folder) faults.push({ path: '$.id', message: `Expected the folder's name "${folder}"` })
  if (!brand.languages.includes(brand.defaultLanguage)) {
    faults.push({ path: '$.defaultLanguage', message: `"${brand.defaultLanguage}" is not among $.languages` })
  }
  if (brand.isDemoAccessible && brand.demoCourseServiceId === null) {
    faults.push({ path: '$.demoCourseServiceId', message: 'Needed while $.isDemoAccessible is on' })
  }
  brand.userInfoChat.forEach(({ key }, index) => {
    const first = brand.userInfoChat.findIndex((question) => question.key === key)
    if (first < index) faults.push({ path: `$.userInfoChat[${index}].key`, message: `"${key}" is asked already` })
  })
  return [...faults, ...contrastFaults(brand)]
}

/** The ratio of every token pair in both themes. */
export const measureBrand = (brand: Brand) =>
  THEMES.flatMap((theme) => measurePairs(toRgbTokens(deriveTheme(brand.theme, theme)), theme))

function contrastFaults(brand: Brand): Fault[] {
  return measureBrand(brand)
    .filter(isTooWeak)
    .map(({ pair: [foreground, ground, needs], theme, ratio }) => ({
      path: '$.theme',
      message: `${foreground} on ${ground}, ${theme}: contrast ${ratio.toFixed(2)}, needs ${needs}`,
    }))
}

/** What makes a logo or picture unfit: anything that runs or loads, and ids in a logo, which is drawn into the page. */
export function svgFaults(file: string, svg: string): Fault[] {
  const faults: Fault[] = []
  const add = (message: string) => faults.push({ path: file, message })
  if (!/^<svg [^>]*viewBox="0 0 \d+ \d+"/.test(svg))
    add('Expected <svg> with viewBox="0 0 width height" in whole numbers')
  if (/<script|\son\w+=|javascript:|<foreignObject/i.test(svg)) add('Must not run anything')
  if (/(href|src)="(?!#)|url\((?!["']?#)|@import/i.test(svg)) add('Must not load anything')
  if (file === 'logo.svg' && /\sid="/.test(svg)) add('A logo is drawn into the page: it must have no ids')
  return faults
}
