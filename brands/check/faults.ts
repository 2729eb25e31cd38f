import type { Brand } from '../../src/brand/schema.ts'
import { brandSchema } from '../../src/brand/schema.ts'
import type { ThemeInputs } from '../../src/brand/schema/theme-inputs.ts'
import { isTooWeak, measurePairs, type PairRatio, pairWords, toRgbTokens } from '../../src/brand/theme/check-tokens.ts'
import { deriveTheme } from '../../src/brand/theme/derive-theme.ts'
import { THEMES } from '../../src/brand/theme/tokens.ts'
import { type Locale, LOCALES } from '../../src/lib/locale.ts'
import * as z from '../../src/lib/zod.ts'
import { routeFiles } from '../build/route-files.ts'
import { issueWords } from './fault-words.ts'
import { jsonPath } from './read-json.ts'
import { keysAt, unknownKeyWords } from './schema-keys.ts'
import { untranslated } from './untranslated.ts'

/** What is wrong with a brand, and where: a JSON path such as `$.socialAuth.web[1]`, or a file of its folder, and the line in it. */
export type Fault = { path: string; message: string; line?: number }

const valueAt = (raw: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    raw,
  )

/** One fault for each unknown key, so that each has its own path. */
function issueFaults(issue: z.core.$ZodIssue, raw: unknown): Fault[] {
  const unknown = (path: readonly PropertyKey[], key: string) => ({
    path: jsonPath([...path, key]),
    message: unknownKeyWords(path, key),
  })
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknown(issue.path, key))
  if (issue.code === 'invalid_key') return [unknown(issue.path.slice(0, -1), String(issue.path.at(-1)))]
  return [{ path: jsonPath(issue.path), message: issueWords(issue, valueAt(raw, issue.path), keysAt(issue.path)) }]
}

/** All schema faults; the brand with its defaults when there are none; else `sound`, the keys that are valid. */
export function parseBrand(raw: unknown): { brand: Brand | null; faults: Fault[]; sound: Partial<Brand> } {
  const parsed = z.safeParse(brandSchema, raw)
  const sound = parsed.data ?? soundKeys(raw)
  const lacking = untranslated(raw, sound.languages ?? namedLanguages(raw))
  const faults = [...(parsed.error?.issues ?? []).flatMap((issue) => issueFaults(issue, raw)), ...lacking]
  return { brand: faults.length > 0 ? null : (parsed.data ?? null), faults, sound }
}

/** Of a list of languages with a fault, those that it names: each text would have a fault for every other one. */
function namedLanguages(raw: unknown): readonly Locale[] {
  const listed = valueAt(raw, ['languages'])
  const named = Array.isArray(listed) ? LOCALES.filter((locale) => listed.includes(locale)) : []
  return named.length > 0 ? named : LOCALES
}

function soundKeys(raw: unknown): Partial<Brand> {
  const keys = Object.entries(brandSchema.shape).flatMap(([key, schema]) => {
    const parsed = z.safeParse<z.ZodMiniType>(schema, valueAt(raw, [key]))
    return parsed.success ? [[key, parsed.data]] : []
  })
  return Object.fromEntries(keys)
}

/** Faults that no single key shows: contradictions between keys, and unreadable pairs of colours. Missing keys are skipped. */
export function contradictions(brand: Partial<Brand>, folder: string): Fault[] {
  const faults: Fault[] = []
  const { id, languages, defaultLanguage, userInfoChat = [], theme } = brand
  if (id !== undefined && id !== folder) {
    faults.push({ path: '$.id', message: `expected the folder's name "${folder}", found "${id}"` })
  }
  if (languages && defaultLanguage && !languages.includes(defaultLanguage)) {
    const message = `expected one of $.languages (${languages.join(', ')}), found "${defaultLanguage}"`
    faults.push({ path: '$.defaultLanguage', message })
  }
  if (brand.homepage !== undefined && !isScreen(brand.homepage)) {
    const message = `expected a screen of the app, without the path under which it is served, such as /home; found "${brand.homepage}"`
    faults.push({ path: '$.homepage', message })
  }
  if (brand.isDemoAccessible && brand.demoCourseServiceId === null) {
    faults.push({ path: '$.demoCourseServiceId', message: 'missing; needed while $.isDemoAccessible is on' })
  }
  userInfoChat.forEach(({ key }, index) => {
    const first = userInfoChat.findIndex((question) => question.key === key)
    if (first < index)
      faults.push({ path: `$.userInfoChat[${index}].key`, message: `"${key}" is asked already; take one out` })
  })
  return theme ? [...faults, ...contrastFaults(theme)] : faults
}

/** Whether the app has a screen at an address. */
function isScreen(address: string): boolean {
  const parts = address.replace(/[?#].*|\/$/g, '').split('/')
  return routeFiles().some(({ path }) => {
    const own = path.split('/')
    return own.length === parts.length && own.every((part, at) => part === parts[at] || part.startsWith('$'))
  })
}

/** The contrast of every token pair in both themes. */
export const measureTheme = (inputs: ThemeInputs) =>
  THEMES.flatMap((theme) => measurePairs(toRgbTokens(deriveTheme(inputs, theme)), theme))

const weakPairs = (inputs: ThemeInputs) => measureTheme(inputs).filter(isTooWeak)

/** Whether a pair comes from the brand's spark, which is shown as it is: the other colours adapt to what they stand on. */
const isOfSpark = ({ pair: [foreground, ground] }: PairRatio) => `${foreground} ${ground}`.includes('spark')

function contrastFaults(inputs: ThemeInputs): Fault[] {
  const weak = weakPairs(inputs)
  const hint = weak.some(isOfSpark) ? sparkHint(inputs) : ''
  return weak.map((pair) =>
    isOfSpark(pair)
      ? { path: '$.theme.spark', message: pairWords(pair) + hint }
      : { path: '$.theme', message: pairWords(pair) },
  )
}

/** The lightness nearest to the spark's own at which it could be read; nothing where there is none. */
function sparkHint(inputs: ThemeInputs): string {
  const { spark } = inputs
  const nearest = Array.from({ length: 101 }, (_, at) => at / 100)
    .toSorted((a, b) => Math.abs(a - spark.lightness) - Math.abs(b - spark.lightness))
    .find((lightness) => !weakPairs({ ...inputs, spark: { ...spark, lightness } }).some(isOfSpark))
  if (nearest === undefined) return ''
  return `; too ${nearest > spark.lightness ? 'dark' : 'light'}: a lightness of ${nearest} would do`
}
