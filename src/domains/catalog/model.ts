import type * as z from '#/lib/zod'
import type { courseResultWire } from './wire'

export type CourseResult = z.output<typeof courseResultWire>

export interface CourseSearch {
  /** Trimmed; empty: no condition. */
  text: string
  /** Undefined: courses of all categories. */
  categoryId: number | undefined
}
