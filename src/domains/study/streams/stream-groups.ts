import type { Stream } from '../model'
import { compareStreams, isStudyable, type StreamState } from './stream-state'

export interface StreamInState<S = Stream> {
  stream: S
  state: StreamState
}

interface StreamGroups<S> {
  ongoing: StreamInState<S>[]
  active: StreamInState<S>[]
  completed: StreamInState<S>[]
}

type Grouped = Pick<Stream, 'id' | 'startDate' | 'progress'>

/** Ongoing (open, critical), active (not started, frozen, stopped) and completed (ended or all days done), each in list order. */
export function streamGroups<S extends Grouped>(streams: readonly StreamInState<S>[]): StreamGroups<S> {
  const groups: StreamGroups<S> = { ongoing: [], active: [], completed: [] }
  for (const one of streams.toSorted(compareStreams)) groups[groupOf(one)].push(one)
  return groups
}

/** Both counts have to say so: the server's percent may exceed 100, and a course with days left must stay within reach. */
export function isComplete({ progress, daysCount, completeDaysCount }: Stream['progress']): boolean {
  return progress >= 100 && completeDaysCount >= daysCount
}

function groupOf({ stream, state }: StreamInState<Grouped>): keyof StreamGroups<Grouped> {
  if (state === 'ended' || isComplete(stream.progress)) return 'completed'
  return isStudyable(state) ? 'ongoing' : 'active'
}

/** Mutation key of adding the brand's demo course. */
export const ADDING_DEMO = ['courses', 'add-demo'] as const

interface DemoFacts {
  isDemoAccessible: boolean
  demoCourseServiceId: number | null
}

/** The streams that the learner sees: demo ones only where the brand has demo access on. */
export function visibleStreams<S extends { isDemo: boolean }>(streams: readonly S[], isDemoAccessible: boolean): S[] {
  return streams.filter(({ isDemo }) => isDemoAccessible || !isDemo)
}

/** Id of the service whose demo course is given to a learner without any streams, or null. */
export function demoServiceOf(brand: DemoFacts): number | null {
  return brand.isDemoAccessible ? brand.demoCourseServiceId : null
}
