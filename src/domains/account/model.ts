import type * as z from '#/lib/zod'
import type { codeAnswerWire, userWire } from './wire'

export type User = z.output<typeof userWire>
export type CodeAnswer = z.output<typeof codeAnswerWire>
