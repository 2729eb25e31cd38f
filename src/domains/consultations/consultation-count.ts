import type { StreamStatus } from '#/domains/study/model'

export type Consultation = StreamStatus['consultations'][number]

/** What a learner has of consultations in one stream. */
export interface ConsultationCount {
  /** How many are left; negative: how many have gone over. Null: the course does not count them. */
  left: number | null
  /** Whether one is under way: the next message belongs to it. */
  isOpen: boolean
}

/** Counts a stream's consultations: what was bought less the units used up, with the open one among them (contract 2.18). */
export function consultationCount(max: number, consultations: readonly Consultation[]): ConsultationCount {
  const used = consultations.reduce((sum, { amount }) => sum + amount, 0)
  return {
    left: max === 0 && used === 0 ? null : max - used,
    isOpen: consultations.some(({ status }) => status === 'open'),
  }
}
