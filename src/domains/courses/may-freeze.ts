import type { Freeze, Stream } from './model'
import type { StreamState } from './stream-state'

type Frozen = Pick<Stream, 'userCourseStreamFreeze'>

/** The pause that a stream has ahead of it or is in; null for none and for one that was cancelled. */
export function standingFreeze({ userCourseStreamFreeze: freeze }: Frozen): Freeze | null {
  return freeze?.status === 0 || freeze?.status === 1 ? freeze : null
}

/** A stream can be paused unless it is a demo, over, past its end date, or has a pause already (contract L4). */
export function mayFreeze(stream: Frozen & Pick<Stream, 'isDemo' | 'endDate'>, state: StreamState, now: Date): boolean {
  const isPast = stream.endDate !== null && now >= stream.endDate
  return !stream.isDemo && !isPast && state !== 'ended' && state !== 'stopped' && !standingFreeze(stream)
}
