import type { Stream } from './model'
import { compareStreams, isStudyable, type StreamState } from './stream-state'

export interface StreamInState<S = Stream> {
  stream: S
  state: StreamState
}

export interface StreamGroups<S> {
  ongoing: StreamInState<S>[]
  active: StreamInState<S>[]
  completed: StreamInState<S>[]
}

type Grouped = Pick<Stream, 'id' | 'startDate' | 'progress'>

/** Ongoing (open, critical), active (not started, frozen, stopped) and completed (ended or 100 %), each in list order. */
export function streamGroups<S extends Grouped>(streams: readonly StreamInState<S>[]): StreamGroups<S> {
  const groups: StreamGroups<S> = { ongoing: [], active: [], completed: [] }
  for (const one of streams.toSorted(compareStreams)) groups[groupOf(one)].push(one)
  return groups
}

function groupOf({ stream, state }: StreamInState<Grouped>): keyof StreamGroups<Grouped> {
  if (state === 'ended' || stream.progress.progress >= 100) return 'completed'
  return isStudyable(state) ? 'ongoing' : 'active'
}
