import type { VideoConsultation } from './model'

/** How long a consultation lasts whose length the server does not tell. */
const USUAL_MS = 30 * 60_000

/** `confirmed`: still waiting by its status, but the school has opened the room. */
export type ConsultationState = VideoConsultation['status'] | 'confirmed'

/** How a consultation stands for the learner. */
export function consultationState({
  status,
  joinUrl,
}: Pick<VideoConsultation, 'status' | 'joinUrl'>): ConsultationState {
  return status === 'waiting' && joinUrl !== null ? 'confirmed' : status
}

type Timed = Pick<VideoConsultation, 'id' | 'status' | 'start' | 'durationMs' | 'joinUrl'>

/** When a booked consultation ends; null before it is booked. */
export function endOf({ start, durationMs }: Pick<Timed, 'start' | 'durationMs'>): Date | null {
  return start && new Date(start.getTime() + (durationMs ?? USUAL_MS))
}

/** The booked consultation that comes first, or goes on right now; null without one. */
export function nextConsultation<C extends Timed>(all: readonly C[], now: Date): C | null {
  const ahead = all.filter((one) => one.status === 'waiting' && (endOf(one)?.getTime() ?? 0) > now.getTime())
  return ahead.toSorted((a, b) => startOf(a) - startOf(b) || a.id - b.id)[0] ?? null
}

/** All that were booked, the latest first. */
export function consultationHistory<C extends Timed>(all: readonly C[]): C[] {
  return all.filter(({ status }) => status !== 'available').toSorted((a, b) => startOf(b) - startOf(a) || b.id - a.id)
}

const startOf = ({ start }: Pick<Timed, 'start'>) => start?.getTime() ?? 0
