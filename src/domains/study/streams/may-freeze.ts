import { PLANNED, RUNNING } from './freeze-status'
import type { Freeze, Stream } from '../model'
import type { StreamState } from './stream-state'

type Frozen = Pick<Stream, 'userCourseStreamFreeze'>

/** The planned or running pause of a stream; null where there is none or it was cancelled. */
export function standingFreeze({ userCourseStreamFreeze: freeze }: Frozen): Freeze | null {
  return freeze?.status === PLANNED || freeze?.status === RUNNING ? freeze : null
}

/** Whether a stream can be paused: not a demo, over, past its end date, or one with a pause already (contract L4). */
export function mayFreeze(stream: Frozen & Pick<Stream, 'isDemo' | 'endDate'>, state: StreamState, now: Date): boolean {
  const isPast = stream.endDate !== null && now >= stream.endDate
  return !stream.isDemo && !isPast && state !== 'ended' && state !== 'stopped' && !standingFreeze(stream)
}
