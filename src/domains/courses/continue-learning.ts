import type { Stream } from './model'
import type { StreamInState } from './stream-groups'
import { compareStreams, type StreamState } from './stream-state'

/** What helps most first: study, end a pause, wait for the start, renew. */
const RANK: Record<Exclude<StreamState, 'ended'>, number> = {
  open: 0,
  critical: 0,
  freeze: 1,
  not_started: 2,
  stopped: 3,
}

type Candidate = Pick<Stream, 'id' | 'startDate' | 'progress'>

/** The stream that home offers to go on with, or null; the one last visited wins among those that can be studied. */
export function continueLearning<S extends Candidate>(
  streams: readonly StreamInState<S>[],
  lastVisitedId: number | null = null,
): StreamInState<S> | null {
  const unfinished = streams.filter(({ stream, state }) => state !== 'ended' && stream.progress.progress < 100)
  const isLast = ({ stream }: StreamInState<S>) => Number(stream.id === lastVisitedId)
  return (
    unfinished.toSorted((a, b) => rank(a.state) - rank(b.state) || isLast(b) - isLast(a) || compareStreams(a, b))[0] ??
    null
  )
}

function rank(state: StreamState): number {
  return state === 'ended' ? Infinity : RANK[state]
}
