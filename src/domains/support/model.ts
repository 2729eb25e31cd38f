import type * as z from '#/lib/zod'
import type { supportCategoryWire } from './wire'

export type SupportCategory = z.output<typeof supportCategoryWire>

/** An appeal as the forms fill it in. */
export interface Question {
  name: string
  email: string
  message: string
  supportCategoryId?: number
  targetId?: number
}
