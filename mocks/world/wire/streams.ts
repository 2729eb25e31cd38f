import type { consultationStatusWire } from '#/domains/chats/wire'
import type { dayStatusWire, streamStatusWire } from '#/domains/study/stage-wire'
import type { streamWire } from '#/domains/study/stream-wire'
import type * as z from '#/lib/zod'
import type { CourseContent, DayContent, Lang } from '../content/content.ts'
import { isHomeworkLocked, rowOf } from '../homework.ts'
import type { Learner, Seconds, StreamState, World } from '../model.ts'
import { daysOf, findCourse } from '../school.ts'
import {
  currentTraining,
  dayOpensAt,
  isOpenByTime,
  progressOf,
  rawStatus,
  stageOpensAt,
  stageStatus,
} from '../streams.ts'
import { chatMetaOf, homeworkStatusWireOf } from './chats.ts'
import { courseWireOf, type Expands } from './courses.ts'

export function streamWireOf(
  world: World,
  stream: StreamState,
  withCourse: boolean,
  now: Seconds,
  lang: Lang,
): z.input<typeof streamWire> {
  const course = findCourse(world, stream.courseId)
  return {
    id: stream.id,
    course_id: stream.courseId,
    chat_channel_id: stream.chatId,
    start_date: stream.start,
    end_date: stream.end,
    status: rawStatus(stream, now),
    is_demo: stream.isDemo,
    is_optional_purchase: stream.isOptional,
    course_full_access: stream.fullAccess,
    mobile_access: stream.mobileAccess,
    course_version: 1,
    progress: course ? progressOf(stream, course) : null,
    max_consultation_count: stream.maxConsultations,
    // An empty map may come as a list.
    filters: Object.keys(stream.filters).length === 0 ? [] : stream.filters,
    user_course_stream_freeze: stream.freeze && {
      status: stream.freeze.status,
      start_date: stream.freeze.start,
      end_date: stream.freeze.end,
    },
    order_service_id: stream.orderServiceId,
    ...(withCourse ? { course: course ? offeringCourse(world, course, lang) : null } : {}),
  }
}

/** A course with the offers that stand at its places. */
function offeringCourse(world: World, course: CourseContent, lang: Lang) {
  const isOffering = world.extras.includes('offers')
  return { ...courseWireOf(course, lang), offer_ids: isOffering ? [course.id * 10 + 1] : [] }
}

export function dayStatusWireOf(stream: StreamState, day: DayContent, now: Seconds): z.input<typeof dayStatusWire> {
  const row = stream.days.find(({ dayId }) => dayId === day.id)
  return {
    id: row?.id ?? null,
    stage_day_id: day.id,
    status: row?.status ?? 'not_started',
    is_open_by_time_delay: isOpenByTime(stream, day, now),
    open_at: dayOpensAt(stream, day),
    started_at: row?.startedAt ?? null,
    finished_at: row?.finishedAt ?? null,
  }
}

export function consultationWireOf(
  stream: StreamState,
  { id, status, startMessageId, endMessageId, amount, rating }: StreamState['consultations'][number],
): z.input<typeof consultationStatusWire> {
  return {
    id,
    chat_channel_id: stream.chatId ?? 0,
    status,
    start_message_id: startMessageId,
    end_message_id: endMessageId,
    amount,
    rating,
  }
}

export function statisticWireOf(stream: StreamState, row: StreamState['statistics'][number]) {
  const day = stream.days.find(({ dayId }) => dayId === row.dayId)
  return {
    stream_id: stream.id,
    day_id: row.dayId,
    lesson_id: row.lessonId,
    viewed_seconds: row.viewedSeconds,
    play_count: row.playCount,
    day_status_id: day?.id ?? null,
    day_status: row.dayStatus,
  }
}

/** L3: always `stream`, the rest if it was requested. */
export function streamStatusWireOf(
  world: World,
  learner: Learner,
  stream: StreamState,
  expand: Expands,
  now: Seconds,
  lang: Lang,
): z.input<typeof streamStatusWire> {
  const course = findCourse(world, stream.courseId)
  const training = course ? currentTraining(stream, course, now) : null
  const locked = (state: StreamState['homeworks'][number]) => {
    const row = rowOf(world, stream, state)
    return row ? isHomeworkLocked(stream, row) : false
  }
  return {
    stream: streamWireOf(world, stream, false, now, lang),
    ...(expand.has('days')
      ? { days: (course ? daysOf(course) : []).map((day) => dayStatusWireOf(stream, day, now)) }
      : {}),
    ...(expand.has('homeworks')
      ? { homeworks: stream.homeworks.map((state) => homeworkStatusWireOf(stream, state, locked(state))) }
      : {}),
    ...(expand.has('stages')
      ? {
          stages: (course?.stages ?? []).map((stage) => {
            const status = stageStatus(stream, stage, now)
            return {
              id: status === 'close' ? null : stage.id,
              stage_id: stage.id,
              status,
              open_at: stageOpensAt(stream, stage),
            }
          }),
        }
      : {}),
    ...(expand.has('lessons') ? { lessons: stream.statistics.map((row) => statisticWireOf(stream, row)) } : {}),
    ...(expand.has('consultations')
      ? { consultations: stream.consultations.map((one) => consultationWireOf(stream, one)) }
      : {}),
    ...(expand.has('chatChannelMeta') ? { chat_channel_meta: chatMetaOf(learner, stream) } : {}),
    ...(expand.has('currentTrainingStage')
      ? { current_training_stage: training && { id: training.stage.id, sort: training.stage.sort } }
      : {}),
    ...(expand.has('currentTrainingDay')
      ? {
          current_training_day: training && {
            id: training.day.id,
            stage_id: training.stage.id,
            day_number: training.day.number,
          },
        }
      : {}),
  }
}
