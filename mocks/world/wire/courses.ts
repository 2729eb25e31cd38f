import type { dayWire } from '#/domains/study/stage-wire'
import type { courseWire } from '#/domains/study/stream-wire'
import type { homeworkWire } from '#/domains/study/homework-wire'
import type * as z from '#/lib/zod'
import type { CourseContent, DayContent, HomeworkContent, Lang, StageContent } from '../content/content.ts'
import type { World } from '../model.ts'
import { daysOf } from '../school.ts'
import { artUrl, mediaUrl } from '../site.ts'
import { lessonSetWireOf } from './lessons.ts'
import type { stageWire } from './stage-wire.ts'

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
    is_demo_user_message_enabled: course.demoQuestions,
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

/** A day as L7 to L9 give it; its videos are samples in the look of the world's brand. */
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
