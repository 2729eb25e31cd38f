import { parseJson } from '#/lib/parse-json'
import { SHARED_CACHE } from '#/lib/shared-cache'
import type * as z from '#/lib/zod'
import type { LearnerKey, StoredKey } from './stored-keys'

/** Holds what storage refused, for as long as the page lives. */
const memory = new Map<string, string>()

/** A storage area, as a function: a browser may refuse even to name it. */
type Area = () => Storage

const device: Area = () => localStorage
/** The tab's own storage; it survives a visit to another site in the same tab. */
export const ofTab: Area = () => sessionStorage

/** The value kept under `key`, or null when there is none or it is not of the schema's form. */
export function readStored<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null {
  const value = readRaw(key)
  if (value === undefined) return null
  const result = schema.safeParse(value)
  return result.success ? result.data : null
}

/** The unchecked value under `key`, for callers without a schema; undefined when there is none or it is not JSON. */
export function readRaw(key: string, area = device): unknown {
  const text = memory.get(KEY_PREFIX + key) ?? stored(KEY_PREFIX + key, area)
  return text === null ? undefined : parseJson(text)
}

/** Keeps a value as JSON; false when it will not survive the page, which the screen should say. */
export function writeStored(key: StoredKey, value: unknown, area = device): boolean {
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
  remove(KEY_PREFIX + key, area)
}

function remove(fullKey: string, area: Area): void {
  memory.delete(fullKey)
  try {
    area().removeItem(fullKey)
  } catch {
    // Refused: nothing was kept.
  }
}

/** Forgets what is kept under a full key, with its prefix, as if another tab had: who follows it here hears of it. */
export function eraseStored(fullKey: string, area = device): void {
  remove(fullKey, area)
  dispatchEvent(new StorageEvent('storage', { key: fullKey }))
}

/** The key of a value that belongs to one learner, so that `wipeLearner` finds it. */
export function learnerKey<K extends LearnerKey>(learnerId: number, key: K): `of.${number}.${K}` {
  return `of.${learnerId}.${key}`
}

/** The start of all keys of one learner, without the app's own prefix. */
export const learnerPrefix = (learnerId: number) => `of.${learnerId}.`

/** The database of what one learner has made and not sent yet. */
export function outboxDatabase(learnerId: number): string {
  return `${KEY_PREFIX}${learnerPrefix(learnerId)}outbox`
}

/** The database of the files that one learner has chosen and not sent yet. */
export function keptFilesDatabase(learnerId: number): string {
  return `${KEY_PREFIX}${learnerPrefix(learnerId)}files`
}

/** The database of the lessons that one learner keeps to watch without a connection. */
export function keptMediaDatabase(learnerId: number): string {
  return `${KEY_PREFIX}${learnerPrefix(learnerId)}downloads`
}

/** The database of what the server has answered one learner. */
export function keptAnswersDatabase(learnerId: number): string {
  return `${KEY_PREFIX}${learnerPrefix(learnerId)}answers`
}

/** Removes databases, quietly where the browser refuses; tabs that have one open close it. */
export function deleteDatabases(...names: string[]): void {
  try {
    for (const name of names) indexedDB.deleteDatabase(name)
  } catch {
    // Refused: nothing was kept.
  }
}

/** Removes everything that this device keeps for one learner. */
export function wipeLearner(learnerId: number): void {
  const names = [outboxDatabase, keptFilesDatabase, keptAnswersDatabase, keptMediaDatabase]
  deleteDatabases(...names.map((name) => name(learnerId)))
  // What was shared and nobody has taken. A page without https has no caches.
  if ('caches' in globalThis) caches.delete(SHARED_CACHE).catch(() => {})
  const prefix = KEY_PREFIX + learnerPrefix(learnerId)
  for (const area of [device, ofTab])
    for (const key of [...memory.keys(), ...storedKeys(area)]) if (key.startsWith(prefix)) remove(key, area)
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

/** All that the app keeps in an area, by full key; nothing where the browser refuses. */
export const storedTexts = (area = device): Record<string, string> =>
  Object.fromEntries(
    storedKeys(area).flatMap((key) => (key.startsWith(KEY_PREFIX) ? [[key, stored(key, area) ?? '']] : [])),
  )

/** Keys (without this prefix, as the storage module takes them) that the boot script reads before the app's code has arrived. */
export const KEY_PREFIX = 'learner.'
export const LOCALE_KEY = 'locale'
/** The learner's own language, kept with each answer of the user call. */
export const LEARNER_LOCALE_KEY = 'user-locale'
/** Languages that the domain speaks, its default first, kept with each answer of its configuration. */
export const DOMAIN_LOCALES_KEY = 'domain-locales'
/** `light` or `dark`; absent: as the system. */
export const THEME_KEY = 'theme'
/** The build for whose missing file a reload was tried; in session storage, with the prefix included. */
export const RELOADED_KEY = 'learner.reloaded-for'
/** Whether the page has been reloaded for a missing file. */
export const wasReloaded = (): boolean => stored(RELOADED_KEY, ofTab) !== null
/** The fonts that this device has loaded: their language and style sheet, then the address of each file. */
export const FONTS_KEY = 'fonts'
/** Sidebar collapsed by the learner. */
export const MINI_KEY = 'mini-sidebar'
/** The stream whose pages a learner opened last (`learnerKey` names the learner). */
export const LAST_STREAM_KEY = 'last-stream'

/** Calls back when another tab changes or removes the value under a key. Returns a function that stops it. */
export function onForeignChange(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY_PREFIX + key) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Rows drawn for a list that this device has never shown. */
const FIRST_ROWS = 5

const keyOf = (learnerId: number, list: string) => learnerKey(learnerId, `rows.${list}`)

/** How many rows stand in for a learner's list while it loads: as many as it had last time, at least one. */
export function rememberedRowCount(learnerId: number | undefined, list: string): number {
  const count = learnerId === undefined ? undefined : readRaw(keyOf(learnerId, list))
  return typeof count === 'number' ? Math.max(count, 1) : FIRST_ROWS
}

/** Whether a list had any row the last time it was shown; true for one that never was. */
export function hadRows(learnerId: number | undefined, list: string): boolean {
  return learnerId === undefined || readRaw(keyOf(learnerId, list)) !== 0
}

/** Remembers how many rows a list shows, for the next time it loads. */
export function rememberRowCount(learnerId: number, list: string, count: number): void {
  const key = keyOf(learnerId, list)
  if (readRaw(key) !== count) writeStored(key, count)
}
