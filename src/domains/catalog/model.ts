import type * as z from '#/lib/zod'
import type { catalogPositionWire, courseResultWire } from './wire'

export type CatalogPosition = z.output<typeof catalogPositionWire>
export type CourseResult = z.output<typeof courseResultWire>

export interface CourseSearch {
  /** Trimmed; empty: no condition. */
  text: string
  /** Undefined: courses of all categories. */
  categoryId: number | undefined
}
