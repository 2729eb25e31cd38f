import type { Stream } from './model'
import type { StreamState } from './stream-state'

/** A stream can be paused unless it is a demo, over, or has a pause already, ahead or under way (contract L4). */
export function mayFreeze(stream: Pick<Stream, 'isDemo' | 'userCourseStreamFreeze'>, state: StreamState): boolean {
  if (stream.isDemo || state === 'ended' || state === 'stopped') return false
  const status = stream.userCourseStreamFreeze?.status
  return status !== 0 && status !== 1
}
