import { type LockCondition, requestedHomework } from './lock-conditions'
import type { Locked } from './lock-reason'
import type { Stage } from '../model'

export type StageRequestTexts =
  | { kind: 'homework' | 'homework_again' | 'selfie'; stageNumber: number }
  | { kind: 'day'; dayNumber: number }
  | { kind: 'several' }

export interface StageWait {
  /** Its own opening date, while that lies ahead. */
  at: Date | null
  /** What the learner still has to do. */
  request: StageRequestTexts | null
  /** Why the whole stream is closed, if it is. */
  stream: 'not_started' | 'freeze' | 'ended' | 'stopped' | null
}

/** Conditions that close the whole stream. */
const STREAM_CODES: Partial<Record<LockCondition['code'], StageWait['stream']>> = {
  stream_start: 'not_started',
  freeze: 'freeze',
  stream_end: 'ended',
  subscription: 'stopped',
}

/** What a locked stage waits for, reduced to what fits on one line. */
export function stageWait({ conditions }: Locked, stages: readonly Stage[]): StageWait {
  const wait: StageWait = { at: null, request: null, stream: null }
  for (const condition of conditions) {
    if (condition.kind === 'met') continue
    if (condition.code === 'stage_time') wait.at = condition.params.at
    if (condition.code === 'stage_homework' || condition.code === 'stage_day') {
      wait.request = wait.request ? { kind: 'several' } : requestOf(condition, stages)
    }
    wait.stream = STREAM_CODES[condition.code] ?? wait.stream
  }
  return wait
}

type Requested = Extract<LockCondition, { code: 'stage_homework' | 'stage_day' }>

function requestOf(condition: Requested, stages: readonly Stage[]): StageRequestTexts {
  if (condition.code === 'stage_day') {
    const { dayNumber } = condition.params
    // A day that the course does not have cannot be named.
    return dayNumber === null ? { kind: 'several' } : { kind: 'day', dayNumber }
  }
  const { stageId, rowId, isFailed } = condition.params
  const isSelfie = requestedHomework(rowId, stages)?.homework?.type === 'selfie'
  const stageNumber = stages.findIndex(({ id }) => id === stageId) + 1
  return { kind: isSelfie ? 'selfie' : isFailed ? 'homework_again' : 'homework', stageNumber }
}
