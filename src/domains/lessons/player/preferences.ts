import * as z from '#/lib/zod'
import { readStored, writeStored } from '#/platform/storage'

const KEY = 'playback'

const preferencesSchema = z.object({
  speed: z.catch(z.number().check(z.minimum(0.25), z.maximum(4)), 1),
  /** The subtitles (`subtitleKey`); null: off; undefined: never chosen. */
  captions: z.optional(z.nullable(z.string())),
  /** The subtitles for "on" after "off". */
  lastCaptions: z.optional(z.string()),
  volume: z.catch(z.number().check(z.minimum(0), z.maximum(1)), 1),
  isMuted: z.catch(z.boolean(), false),
})

export type Preferences = z.output<typeof preferencesSchema>

const DEFAULTS: Preferences = { speed: 1, volume: 1, isMuted: false }

/** What the learner chose for earlier videos on this device. */
export const readPreferences = (): Preferences => readStored(KEY, preferencesSchema) ?? DEFAULTS

/** Keeps a choice for the next videos on this device. */
export function notePreferences(change: Partial<Preferences>): void {
  writeStored(KEY, { ...readPreferences(), ...change })
}
