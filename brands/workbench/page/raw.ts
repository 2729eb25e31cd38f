// What the page reads of brand.json, which may have faults: they are what it is there for.
import { isLocale, type Locale, LOCALES } from '../../../src/lib/locale.ts'
import * as z from '../../../src/lib/zod.ts'
import { type ThemeInputs, themeInputs } from '../../../src/brand/schema/theme-inputs.ts'
import schema from '../../brand.schema.json'
import type { Change } from '../../check/edit-json.ts'
import { readHandJson } from '../../check/read-json.ts'

interface KeySchema {
  type?: string
  description?: string
}
/** What brand.schema.json says of each key, as editors show it. */
export const KEYS: Readonly<Record<string, KeySchema>> = schema.properties
export const TEXT_KEYS: Readonly<Record<string, KeySchema>> = schema.properties.texts.properties

/** Everything that a brand switches on or off. */
export const FLAG_KEYS = Object.keys(KEYS).filter((key) => KEYS[key]?.type === 'boolean')

type Words = Partial<Record<Locale, string>>

/** The values of brand.json that have fields; what has another type there is empty here, and has a fault beside its field. */
export interface Raw {
  name: string
  /** Inputs with faults are those of the theme that the screens have. */
  theme: ThemeInputs
  /** All languages of the interface where it names none. */
  languages: readonly Locale[]
  texts: Readonly<Record<string, Words>>
  flags: Readonly<Record<string, boolean>>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectAt = (value: unknown, key: string) => {
  const one = isObject(value) ? value[key] : null
  return isObject(one) ? one : {}
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads a draft; null where it is no JSON. */
export function readRaw(text: string, shown: ThemeInputs): Raw | null {
  const { value } = readHandJson(text)
  if (!isObject(value)) return null
  const listed = Array.isArray(value['languages']) ? value['languages'].filter(isLocale) : []
  const words = objectAt(value, 'texts')
  const texts = Object.keys(TEXT_KEYS).map((key) => {
    const entries = Object.entries(objectAt(words, key)).map(([language, one]) => [language, textOf(one)])
    return [key, Object.fromEntries(entries) as Words] as const
  })
  return {
    name: textOf(value['name']),
    theme: soundTheme(value['theme'], shown),
    languages: listed.length > 0 ? listed : LOCALES,
    texts: Object.fromEntries(texts),
    flags: Object.fromEntries(FLAG_KEYS.map((key) => [key, value[key] === true])),
  }
}

function soundTheme(value: unknown, shown: ThemeInputs): ThemeInputs {
  const inputs = Object.entries(themeInputs.shape).flatMap(([key, one]) => {
    const parsed = z.safeParse<z.ZodMiniType>(one, isObject(value) ? value[key] : undefined)
    return parsed.success ? [[key, parsed.data] as const] : []
  })
  return { ...shown, ...Object.fromEntries(inputs) }
}

/** The change that puts a value where it belongs, also where something above its place is no object: that is replaced. */
export function overObjects(text: string, [path, to]: Change): Change {
  let here = readHandJson(text).value
  for (const [depth, key] of path.slice(0, -1).entries()) {
    here = isObject(here) ? here[key] : undefined
    if (isObject(here)) continue
    const rest = path.slice(depth + 1)
    return [path.slice(0, depth + 1), rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), to)]
  }
  return [path, to]
}
