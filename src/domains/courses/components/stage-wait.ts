import type { Locked } from '../lock-reason'
import type { Stage } from '../model'

export type StageRequestWords =
  | { kind: 'homework' | 'selfie'; stageNumber: number }
  | { kind: 'day'; dayNumber: number | null }
  | { kind: 'several' }

export interface StageWait {
  /** Its own date still lies ahead. */
  at: Date | null
  /** What is still asked of the learner. */
  request: StageRequestWords | null
  /** Nothing of the course is open. */
  stream: 'not_started' | 'freeze' | 'ended' | 'stopped' | null
}

const STREAM_CODES = {
  stream_start: 'not_started',
  freeze: 'freeze',
  stream_end: 'ended',
  subscription: 'stopped',
} as const

/** What a locked stage waits for, short enough for one line. */
export function stageWait({ conditions }: Locked, stages: readonly Stage[]): StageWait {
  const wait: StageWait = { at: null, request: null, stream: null }
  for (const condition of conditions) {
    if (condition.kind === 'met') continue
    if (condition.code === 'stage_time') wait.at = condition.params.at
    if (condition.code === 'stage_homework' || condition.code === 'stage_day') {
      wait.request = wait.request ? { kind: 'several' } : requestOf(condition, stages)
    }
    if (condition.code in STREAM_CODES) wait.stream = streamCode(condition.code)
  }
  return wait
}

type Requested = Extract<Locked['conditions'][number], { code: 'stage_homework' | 'stage_day' }>

function requestOf(condition: Requested, stages: readonly Stage[]): StageRequestWords {
  if (condition.code === 'stage_day') return { kind: 'day', dayNumber: condition.params.dayNumber }
  const index = stages.findIndex(({ id }) => id === condition.params.stageId)
  const row = stages[index]?.homeworks.find(({ id }) => id === condition.params.rowId)
  return { kind: row?.homework?.type === 'selfie' ? 'selfie' : 'homework', stageNumber: index + 1 }
}

function streamCode(code: string): StageWait['stream'] {
  return Object.entries(STREAM_CODES).find(([key]) => key === code)?.[1] ?? null
}
