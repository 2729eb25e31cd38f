import { isLocale, type Locale } from '../../src/lib/locale.ts'
import type { Fault } from './faults.ts'
import { jsonPath } from './read-json.ts'

/** Addresses by language: without one, the entry is not shown in that language. */
const MAY_LACK: readonly PropertyKey[] = ['instructionUrls', 'guidelineUrls']

/** The texts of a brand.json that lack a language which the brand speaks; one that it does not speak may be missing everywhere. */
export function untranslated(raw: unknown, spoken: readonly Locale[], path: readonly PropertyKey[] = []): Fault[] {
  if (typeof raw !== 'object' || raw === null || MAY_LACK.includes(path[0] ?? '')) return []
  const keys = Object.keys(raw)
  if (keys.some(isLocale)) {
    return spoken
      .filter((language) => !keys.includes(language))
      .map((language) => ({
        path: jsonPath([...path, language]),
        message: `missing; expected a text, since $.languages has "${language}"`,
      }))
  }
  const entries = Array.isArray(raw) ? [...raw.entries()] : Object.entries(raw)
  return entries.flatMap(([key, value]: [PropertyKey, unknown]) => untranslated(value, spoken, [...path, key]))
}
