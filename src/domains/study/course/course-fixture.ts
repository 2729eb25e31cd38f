import * as z from '#/lib/zod'
import type { StreamInState } from '../streams/stream-groups'
import { stageRowWire, streamStatusWire } from '../stage-wire'
import { streamWire } from '../stream-wire'

const DAY_S = 86_400
/** Monday, 1 June 2026. */
const START_S = Date.UTC(2026, 5, 1) / 1000

const stream = {
  id: 301,
  course_id: 41,
  start_date: START_S,
  end_date: START_S + 30 * DAY_S,
  progress: { days_count: 6, complete_days_count: 1, progress: 16 },
}

/** Three stages of two days each; the first requests homework 651. */
const stages = [1, 2, 3].map((sort) => ({
  id: 60 + sort,
  sort,
  title: `Part ${sort}`,
  request_homeworks: sort === 1 ? [651] : [],
  homeworks: sort === 1 ? [{ id: 651, stage_id: 61, homework_id: 601, homework: { id: 601, title: 'Diary' } }] : [],
  days: [2 * sort - 1, 2 * sort].map((number) => ({
    id: 500 + number,
    stage_id: 60 + sort,
    day_number: number,
    excerpt: `Day of ${number}`,
    scores: [{ id: number, amount: 10 }],
    lesson_sets: [{ id: number, lessons: [{ id: number, title: 'Look', video_length: 61 }] }],
  })),
}))

const status = {
  stream,
  days: [{ id: 1, stage_day_id: 501, status: 'finished' }],
  homeworks: [],
  stages: [
    { stage_id: 61, status: 'open', open_at: START_S },
    { stage_id: 62, status: 'open', open_at: START_S + 2 * DAY_S },
    { stage_id: 63, status: 'close', open_at: START_S + 4 * DAY_S },
  ],
  current_training_day: { id: 502, stage_id: 61, day_number: 2 },
}

interface Changes {
  stream?: object
  status?: object
  /** By stage id. */
  stages?: Record<number, object>
}

/** A small course for the tests of home and calendar; `changes` are in wire form. */
export function courseFixture(changes: Changes = {}) {
  const one: StreamInState = { stream: z.parse(streamWire, { ...stream, ...changes.stream }), state: 'open' }
  return {
    one,
    stages: stages.map((stage) => {
      const { days, ...rest } = z.parse(stageRowWire, { ...stage, ...changes.stages?.[stage.id] })
      return { ...rest, days: days ?? [] }
    }),
    status: z.parse(streamStatusWire, { ...status, ...changes.status }),
  }
}

/** Thursday, 4 June 2026. */
export const fixtureTime = { now: new Date(Date.UTC(2026, 5, 4, 12)), zone: 'UTC', locale: 'en' }
