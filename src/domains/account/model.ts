import type * as z from '#/lib/zod'
import type { codeAnswerWire, externalAuthWire, userWire } from './wire'

export type User = z.output<typeof userWire>
export type ExternalAuth = z.output<typeof externalAuthWire>
export type CodeAnswer = z.output<typeof codeAnswerWire>
