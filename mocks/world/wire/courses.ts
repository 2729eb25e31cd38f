import type { dayStatusWire, dayWire, stageWire, streamStatusWire } from '#/domains/courses/study-wire'
import type { courseWire, streamWire } from '#/domains/courses/wire'
import type { homeworkWire } from '#/domains/homework/wire'
import type * as z from '#/lib/zod'
import type { CourseContent, DayContent, HomeworkContent, Lang, StageContent } from '../content/content.ts'
import { isHomeworkLocked, rowOf } from '../homework.ts'
import type { Learner, Seconds, StreamState, World } from '../model.ts'
import { daysOf, findCourse } from '../school.ts'
import { artUrl, mediaUrl } from '../site.ts'
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
import { lessonSetWireOf } from './lessons.ts'

const CREATED_AT = 1_768_208_400

export interface Expands {
  has(token: string): boolean
}

export function courseWireOf(course: CourseContent, lang: Lang): z.input<typeof courseWire> {
  return {
    id: course.id,
    short_title: course.title[lang],
    short_description: course.about[lang],
    image: artUrl(course.art),
    background: artUrl(course.art),
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    course_options: {
      training_lesson_option_values: course.options.map(({ id, title }) => ({ id, title: title[lang] })),
    },
    documents: course.documents
      .map((document, n) => ({
        title: document.title[lang],
        type: document.file === null ? 'url' : 'file',
        file_name: document.file,
        url: document.url,
        file: document.file && {
          id: course.id * 10 + n,
          url: mediaUrl(`files/${document.file}`),
          name: document.file,
          type: 'document',
          size: document.size,
          preview_url: null,
        },
      }))
      .map((document) => ({ ...document, file: document.file || null })),
    stage_ids: course.stages.map(({ id }) => id),
    lesson_ids: daysOf(course).flatMap((day) => (day.sets ?? []).flatMap((set) => set.lessons.map(({ id }) => id))),
    offer_ids: [],
    demo_video: null,
    category: { id: course.category.id, title: course.category.title[lang] },
    complexity: course.complexity,
    is_demo_documents_accessible: course.demoDocuments,
    is_demo_expert_message_enabled: true,
    is_demo_user_message_enabled: true,
    is_demo_offline_mode_accessible: true,
  }
}

export function homeworkWireOf(
  homework: HomeworkContent,
  lang: Lang,
  withScores: boolean,
): z.input<typeof homeworkWire> {
  return {
    id: homework.id,
    title: homework.title[lang],
    description: homework.description[lang],
    type: homework.type,
    is_message_required: homework.needsMessage,
    is_file_required: homework.needsFile,
    is_exercise_required: homework.needsExercise,
    exercises: homework.exercises.map(({ id, title }) => ({ id, title: title[lang] })),
    ...(withScores ? { scores: [{ id: homework.id, amount: homework.points, title: homework.title[lang] }] } : {}),
    user_id: null,
    dialog_id: null,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
  }
}

function rowWireOf(homework: HomeworkContent, lang: Lang, withScores: boolean) {
  return {
    id: homework.rowId,
    homework_id: homework.id,
    is_required: homework.isRequired ? 1 : 0,
    is_demo_accessible: homework.isDemo,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    homework: homework.bare ? null : homeworkWireOf(homework, lang, withScores),
  }
}

/** Lessons of the samples exist in the brand's own look. */
export function dayWireOf(
  world: World,
  course: CourseContent,
  stage: StageContent,
  day: DayContent,
  expand: Expands,
  lang: Lang,
): z.input<typeof dayWire> {
  return {
    id: day.id,
    stage_id: stage.id,
    day_number: day.number,
    day_of_rest: day.isRest,
    excerpt: day.title[lang],
    finish_total_time: day.finishSeconds,
    required_to_complete: day.isRequired ? 1 : 0,
    course_options: {
      training_lesson_option_values: course.options.map(({ id, title }) => ({ id, title: title[lang] })),
    },
    day_homework_ids: day.homeworks.map(({ rowId }) => rowId),
    banner_ids: [],
    lesson_sets: day.sets?.map((set) => lessonSetWireOf(set, world.brand, lang)) ?? null,
    repeat_count: day.repeat,
    is_demo_accessible: day.isDemo,
    is_open_by_time_delay: true,
    ...(expand.has('scores') ? { scores: scoresOf(day, lang) } : {}),
    ...(expand.has('homeworks')
      ? {
          homeworks: day.homeworks.map((one) => ({
            ...rowWireOf(one, lang, expand.has('scores')),
            stage_day_id: day.id,
          })),
        }
      : {}),
  }
}

export function scoresOf(day: DayContent, lang: Lang) {
  return day.points === 0 ? [] : [{ id: day.id, amount: day.points, title: day.title[lang] }]
}

export function stageWireOf(
  world: World,
  course: CourseContent,
  stage: StageContent,
  expand: Expands,
  lang: Lang,
): z.input<typeof stageWire> {
  return {
    id: stage.id,
    course_id: course.id,
    sort: stage.sort,
    title: stage.title[lang],
    day_ids: stage.days.map(({ id }) => id),
    stage_homework_ids: stage.homeworks.map(({ rowId }) => rowId),
    request_homeworks: stage.requestHomeworks,
    request_days: stage.requestDays,
    ...(expand.has('days')
      ? { days: stage.days.map((day) => dayWireOf(world, course, stage, day, expand, lang)) }
      : {}),
    ...(expand.has('homeworks')
      ? {
          homeworks: stage.homeworks.map((one) => ({
            ...rowWireOf(one, lang, expand.has('scores')),
            stage_id: stage.id,
          })),
        }
      : {}),
  }
}

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
    // An empty map may arrive as a list.
    filters: Object.keys(stream.filters).length === 0 ? [] : stream.filters,
    user_course_stream_freeze: stream.freeze && {
      status: stream.freeze.status,
      start_date: stream.freeze.start,
      end_date: stream.freeze.end,
    },
    order_service_id: stream.orderServiceId,
    ...(withCourse ? { course: course ? courseWireOf(course, lang) : null } : {}),
  }
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

/** L3: `stream` always, the rest as far as it was asked for. */
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
    ...(expand.has('consultations') ? { consultations: [] } : {}),
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
