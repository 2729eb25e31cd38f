import type { BrandConfig } from '#/brand/brand-config'
import type * as z from '#/lib/zod'
import type { catalogPositionWire, courseOfferWire, courseResultWire } from './wire'

export type CatalogPosition = z.output<typeof catalogPositionWire>
export type CourseOffer = z.output<typeof courseOfferWire>
export type CourseResult = z.output<typeof courseResultWire>

export interface CourseSearch {
  /** Trimmed; empty: no condition. */
  text: string
  /** Undefined: courses of all categories. */
  categoryId: number | undefined
}

/** Where an offer stands: at the course's page, the end of its chat, what is locked in it, or its homework. */
export type OfferPlace = keyof BrandConfig['offerType']
