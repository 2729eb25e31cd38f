import type * as z from '#/lib/zod'
import type { supportCategoryWire } from './wire'

/** A topic of appeals. */
export type SupportCategory = z.output<typeof supportCategoryWire>

/** A support request as the forms fill it in. */
export interface Question {
  name: string
  email: string
  message: string
  /** Sent below the message. */
  diagnosis?: readonly string[]
  supportCategoryId?: number
  targetId?: number
}
