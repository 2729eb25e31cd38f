import type * as z from '#/lib/zod'
import type { videoConsultationWire } from './wire'

export type VideoConsultation = z.output<typeof videoConsultationWire>

/** What a learner books a consultation with. */
export interface Booking {
  id: number
  start: Date
  /** Empty: nothing was written. */
  note: string
  /** `+` and digits. */
  phone: string
}
