import { parseJson } from '#/lib/parse-json'
import { KEY_PREFIX, learnerPrefix } from './storage'
import { DEVICE_KEYS, LEARNER_KEYS, type StoredKind } from './stored-keys'

/** A value in the browser's storage. */
export interface StoredThing {
  kind: StoredKind
  /** Its key, without the prefix of the app. */
  name: string
  /** Where it is kept; `tab`: until the tab is closed. */
  where: 'device' | 'tab'
  bytes: number
  /** Undefined for what opens the account: that is never read. */
  value: unknown
}

/** The texts of an area, by full key (`storedTexts`). */
type Texts = Readonly<Record<string, string>>

/** What is kept for a learner and for the device; nothing of other learners, and of what opens the account the name alone. */
export function storedThings(learnerId: number, areas: Record<'device' | 'tab', Texts>): StoredThing[] {
  const own = learnerPrefix(learnerId)
  return (['device', 'tab'] as const).flatMap((where) =>
    Object.entries(areas[where])
      .map(([key, text]) => [key.slice(KEY_PREFIX.length), text] as const)
      .filter(([name]) => !name.startsWith('of.') || name.startsWith(own))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]): StoredThing => {
        const kind = name.startsWith(own) ? kindIn(LEARNER_KEYS, name.slice(own.length)) : kindIn(DEVICE_KEYS, name)
        const value = kind === 'session' ? undefined : (parseJson(text) ?? text)
        return { kind, name, where, bytes: new Blob([text]).size, value }
      }),
  )
}

/** What an older release has left, whose key nobody knows any more, is a trace. */
function kindIn(keys: Record<string, StoredKind>, name: string): StoredKind {
  const row = Object.entries(keys).find(([key]) =>
    key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key,
  )
  return row?.[1] ?? 'traces'
}
