import type * as z from '#/lib/zod'

import { parseJson } from '#/lib/parse-json'
import { KEY_PREFIX } from './stored-keys'

/** Holds what storage refused, as long as the page lives. */
const memory = new Map<string, string>()

/** Where a value is kept; asked for each time, since a browser may refuse the question itself. */
type Area = () => Storage

const device: Area = () => localStorage
/** What one tab keeps for itself; a way out to another site and back in the same tab does not lose it. */
export const ofTab: Area = () => sessionStorage

/** The value kept under `key`, or null when there is none or it is not of the schema's form. */
export function readStored<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null {
  const value = readRaw(key)
  if (value === undefined) return null
  const result = schema.safeParse(value)
  return result.success ? result.data : null
}

/** The same for those who look at the value themselves, on the device or in this tab: undefined when there is none or it is no JSON. */
export function readRaw(key: string, area = device): unknown {
  const text = memory.get(KEY_PREFIX + key) ?? stored(KEY_PREFIX + key, area)
  return text === null ? undefined : parseJson(text)
}

/** Keeps a value; false when it will not survive the page, which the screen should say. */
export function writeStored(key: string, value: unknown, area = device): boolean {
  const text = JSON.stringify(value)
  try {
    area().setItem(KEY_PREFIX + key, text)
    memory.delete(KEY_PREFIX + key)
    return true
  } catch {
    memory.set(KEY_PREFIX + key, text)
    return false
  }
}

/** Forgets what is kept under a key; quiet where the storage refuses. */
export function removeStored(key: string, area = device): void {
  memory.delete(KEY_PREFIX + key)
  try {
    area().removeItem(KEY_PREFIX + key)
  } catch {
    // Refused: nothing was kept.
  }
}

/** Key of what belongs to one learner: `wipeLearner` finds it again. */
export function learnerKey(learnerId: number, key: string): string {
  return `of.${learnerId}.${key}`
}

/** Removes all that this device keeps for one learner. */
export function wipeLearner(learnerId: number): void {
  const prefix = KEY_PREFIX + learnerKey(learnerId, '')
  for (const area of [device, ofTab])
    for (const key of [...memory.keys(), ...storedKeys(area)])
      if (key.startsWith(prefix)) removeStored(key.slice(KEY_PREFIX.length), area)
}

/** False where nothing outlives the page (private mode, blocked or full storage). */
export function canPersist(): boolean {
  const kept = writeStored('probe', 1)
  removeStored('probe')
  return kept
}

function stored(key: string, area: Area): string | null {
  try {
    return area().getItem(key)
  } catch {
    return null
  }
}

function storedKeys(area: Area): string[] {
  try {
    return Object.keys(area())
  } catch {
    return []
  }
}
