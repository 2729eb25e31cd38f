import type * as z from '#/lib/zod'
import type { scoreRuleWire } from './wire'

export type ScoreRule = z.output<typeof scoreRuleWire>
