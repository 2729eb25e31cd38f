import type * as z from '#/lib/zod'
import type { scoreEntryWire } from './wire'

export type ScoreEntry = z.output<typeof scoreEntryWire>
