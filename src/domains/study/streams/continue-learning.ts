import type { Stream } from '../model'
import { isComplete, type StreamInState } from './stream-groups'
import { compareStreams, type StreamState } from './stream-state'

/** What helps most comes first: study, end a pause, wait for the start, renew. */
const RANK: Record<StreamState, number> = {
  open: 0,
  critical: 0,
  freeze: 1,
  not_started: 2,
  stopped: 3,
  ended: 4,
}

interface Candidate extends Pick<Stream, 'id' | 'startDate' | 'progress'> {
  /** Null: the server does not show it. */
  course?: object | null
}

/**
 * The stream that home offers to continue, or null; among those equally open the last visited one wins. A stream whose course is
 * unknown comes after its equals, since it may be one that cannot be shown.
 */
export function continueLearning<S extends Candidate>(
  streams: readonly StreamInState<S>[],
  lastVisitedId: number | null,
): StreamInState<S> | null {
  const unfinished = streams.filter(({ stream, state }) => state !== 'ended' && !isComplete(stream.progress))
  const isLast = ({ stream }: StreamInState<S>) => Number(stream.id === lastVisitedId)
  const isUnknown = ({ stream }: StreamInState<S>) => Number(!stream.course)
  const compare = (a: StreamInState<S>, b: StreamInState<S>) =>
    RANK[a.state] - RANK[b.state] || isUnknown(a) - isUnknown(b) || isLast(b) - isLast(a) || compareStreams(a, b)
  return unfinished.toSorted(compare)[0] ?? null
}

/** Where all courses are over: the one that home looks back on, the last visited or the one that ended last; or null. */
export function lookBackOn<S extends Candidate & Pick<Stream, 'endDate'>>(
  streams: readonly StreamInState<S>[],
  lastVisitedId: number | null,
): StreamInState<S> | null {
  const ended = streams.filter(({ stream, state }) => state === 'ended' && stream.course)
  const endOf = ({ stream }: StreamInState<S>) => stream.endDate?.getTime() ?? 0
  return (
    ended.find(({ stream }) => stream.id === lastVisitedId) ?? ended.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null
  )
}
