import { daysUntil } from '#/lib/dates'
import type { Stream } from '../model'
import { type Dated, type PhaseFacts, type StreamPhase, streamPhase } from './stream-phase'

export type StreamState = StreamPhase | 'critical'

export interface StreamFacts extends PhaseFacts {
  /** An open stream with this many days left, or fewer, is shown as critical. */
  daysShowWarning: number
  /** The learner's time zone. */
  zone: string
}

/** A stream's state; computed, never stored (contract 5.1). */
export function streamState(stream: Dated, facts: StreamFacts): StreamState {
  const phase = streamPhase(stream, facts)
  const end = endOf(stream)
  if (phase !== 'open' || !end) return phase
  return daysUntil(facts.now, end, facts.zone) <= facts.daysShowWarning ? 'critical' : 'open'
}

/** The date that ends a stream, or null: a stream with optional purchase stays open with its subscription, whatever its date. */
export function endOf({ isOptionalPurchase, endDate }: Pick<Stream, 'isOptionalPurchase' | 'endDate'>): Date | null {
  return isOptionalPurchase ? null : endDate
}

/** Whether the stream's days can be studied. */
export function isStudyable(state: StreamState): boolean {
  return state === 'open' || state === 'critical'
}

const RANK: Record<StreamState, number> = { open: 0, critical: 0, not_started: 1, freeze: 2, stopped: 3, ended: 4 }

interface Listed {
  state: StreamState
  stream: Pick<Stream, 'id' | 'startDate'>
}

/** Order of lists: open, not started, freeze, stopped, ended; within a state the newest start first. */
export function compareStreams(a: Listed, b: Listed): number {
  return (
    RANK[a.state] - RANK[b.state] ||
    b.stream.startDate.getTime() - a.stream.startDate.getTime() ||
    b.stream.id - a.stream.id
  )
}
