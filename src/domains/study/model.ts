import type * as z from '#/lib/zod'
import type { dayHomeworkWire, homeworkStatusWire, homeworkWire, stageHomeworkWire } from './homework-wire'
import type { lessonSetWire, lessonStatisticBody, lessonStatisticWire, lessonWire } from './lesson-wire'
import type {
  changedDayWire,
  dayStatusWire,
  dayWire,
  stageRowWire,
  stageStatusWire,
  streamStatusWire,
} from './stage-wire'
import type { courseServiceWire, serviceWire } from './service-wire'
import type { courseWire, filtersWire, freezeWire, streamWire } from './stream-wire'
import type { subtitleWire, videoWire } from './video-wire'

export type Course = z.output<typeof courseWire>
export type Stream = z.output<typeof streamWire>
export type Freeze = z.output<typeof freezeWire>
export type StreamFilters = z.output<typeof filtersWire>
export type Stage = Omit<z.output<typeof stageRowWire>, 'days'> & { days: Day[] }
export type Day = z.output<typeof dayWire>
export type DayStatus = z.output<typeof dayStatusWire>
export type ChangedDay = z.output<typeof changedDayWire>
export type StageStatus = z.output<typeof stageStatusWire>
export type StreamStatus = z.output<typeof streamStatusWire>

export type Subtitle = z.output<typeof subtitleWire>
export type Video = NonNullable<z.output<typeof videoWire>>
export type Lesson = z.output<typeof lessonWire>
export type LessonSet = z.output<typeof lessonSetWire>
export type LessonStatistic = z.output<typeof lessonStatisticWire>
export type LessonStatisticEntry = z.output<typeof lessonStatisticBody>

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

/** Something that is sold. */
export type Service = z.output<typeof serviceWire>
/** The same with what it holds, its course, and the stream that it belongs to. */
export type CourseService = z.output<typeof courseServiceWire>
