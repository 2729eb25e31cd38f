import { asRecord, textsOf } from '#/lib/lax'
import { draft } from '#/platform/drafts'

/** What the form of a booking holds. */
export interface BookingValues {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  time: string
  phone: string
  note: string
}

const FIELDS = ['date', 'time', 'phone', 'note'] as const

/** What a learner has filled in for a consultation, kept until it is booked. */
export const bookingDraft = (learnerId: number, consultationId: number) =>
  draft({
    owner: learnerId,
    name: `draft.video-consultation.${consultationId}`,
    parse: (kept): Partial<BookingValues> | null => asRecord(kept) && textsOf(kept, FIELDS),
  })
