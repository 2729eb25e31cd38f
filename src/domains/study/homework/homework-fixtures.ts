import type { Stage, StageStatus, HomeworkStatus } from '../model'
import type { StreamInState } from '../streams/stream-groups'
import { streamStatusWire } from '../stage-wire'
import * as z from '#/lib/zod'
import * as examples from '../../../../tests/contract/examples'
import {
  inDays,
  makeDay,
  makeHomeworkStatus,
  makeStage,
  makeStageStatus,
  makeStream,
  NOW,
} from '../../../../tests/contract/made'
import { courseView } from '../course/course-view'
import { homeworkCourse } from './homework-entries'
import { dayHomeworkWire, stageHomeworkWire } from '../homework-wire'

const ofStage = z.parse(stageHomeworkWire, examples.stageHomework)
const ofDay = z.parse(dayHomeworkWire, examples.dayHomework)

/** Stage 61 requests its homework 651 and has homework 671 on a day; stage 62 has homework 652. */
const first: Stage = makeStage({
  id: 61,
  requestHomeworks: [651],
  requestDays: [],
  homeworks: [ofStage],
  days: [makeDay({ homeworks: [ofDay] })],
})
const second: Stage = makeStage({
  id: 62,
  requestHomeworks: [],
  requestDays: [],
  homeworks: [{ ...ofStage, id: 652, stageId: 62 }],
  days: [],
})

/** Both, in the order of the course. */
export const twoStages = [first, second]

interface Given {
  homeworks?: HomeworkStatus[]
  stages?: StageStatus[]
  /** Rows that the learner chose to skip. */
  refused?: number[]
  one?: Partial<StreamInState>
  now?: Date
}

/** A course of both stages, with these statuses of homework and stages. */
export function courseWith({ homeworks = [], stages = [], refused = [], one = {}, now = NOW }: Given = {}) {
  const stream = makeStream({
    isDemo: false,
    endDate: inDays(30),
    filters: { trainingLessonOptionValues: [], refusedHomeworkIds: refused, refusedDayIds: [], rest: {} },
  })
  const course = courseView(
    { stream, state: 'open', ...one },
    {
      stages: twoStages,
      status: { ...z.parse(streamStatusWire, examples.streamStatus), stream, stages, days: [], homeworks: [] },
      statuses: homeworks,
      all: [],
      subscriptions: [],
      userId: 1,
      now,
    },
  )
  return homeworkCourse(course)
}

/** A status of one of the three homeworks. */
export const homeworkStatus = (targetId: number, change: Partial<HomeworkStatus>) =>
  makeHomeworkStatus({
    id: targetId,
    targetId,
    targetType: targetId === 671 ? 'stage_day_homework' : 'course_stage_homework',
    ...change,
  })

/** Stage 62, which opens five days from now. */
export const closedStage = makeStageStatus({ stageId: 62, status: 'close', openAt: inDays(5) })
