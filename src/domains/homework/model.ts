import type * as z from '#/lib/zod'
import type { dayHomeworkWire, homeworkStatusWire, homeworkWire, stageHomeworkWire } from './wire'

export type Homework = z.output<typeof homeworkWire>
export type StageHomework = z.output<typeof stageHomeworkWire>
export type DayHomework = z.output<typeof dayHomeworkWire>
export type HomeworkStatus = z.output<typeof homeworkStatusWire>
export type HomeworkStatusCode = HomeworkStatus['status']
export type HomeworkTarget = Exclude<HomeworkStatus['targetType'], 'unknown'>

/** Stands in for a status until the server has created one: it has no id, and gets one through L14 before sending. */
export interface HomeworkPlaceholder {
  id: null
  streamId: number
  targetId: number
  targetType: HomeworkTarget
  status: 'NOT_UPLOADED'
  createdAt: null
  updatedAt: null
  isLocked: boolean
}

/** What the learner sends. */
export interface HomeworkAnswer {
  message: string
  fileIds: number[]
  exerciseIds: number[]
}
