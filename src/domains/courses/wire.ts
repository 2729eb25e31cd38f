import { laxEnum, laxList, orElse, wireId, wireMap, wireMinor, wireTime, wireUrl } from '#/api/codecs'
import { entity, flag, int, optionalId, optionalInt, optionalText, orNull, requiredTime, text } from '#/api/entity'
import { chatChannelMetaWire, consultationStatusWire, fileWire } from '#/domains/chats/wire'
import { dayHomeworkWire, homeworkStatusWire, stageHomeworkWire } from '#/domains/homework/wire'
import { dayStatusCode, lessonSetsWire, lessonStatisticWire, videoWire } from '#/domains/lessons/wire'
import { scoreRuleWire } from '#/domains/points/wire'
import * as z from '#/lib/zod'

const titledWire = entity({ id: wireId, title: text })

const courseOptionsWire = orElse(entity({ training_lesson_option_values: laxList(titledWire) }), {
  trainingLessonOptionValues: [],
})

export const documentWire = entity({
  title: text,
  type: laxEnum(['url', 'file']),
  file_name: text,
  url: wireUrl,
  file: orNull(fileWire),
})

const courseRowWire = entity({
  id: wireId,
  short_title: text,
  short_description: text,
  image: wireUrl,
  background: wireUrl,
  created_at: wireTime,
  updated_at: wireTime,
  course_options: courseOptionsWire,
  documents: laxList(documentWire),
  stage_ids: laxList(wireId),
  lesson_ids: laxList(wireId),
  offer_ids: laxList(wireId),
  demo_video: videoWire,
  category: orNull(titledWire),
  complexity: optionalInt,
  is_demo_documents_accessible: flag(true),
  is_demo_expert_message_enabled: flag(true),
  is_demo_user_message_enabled: flag(true),
  is_demo_offline_mode_accessible: flag(true),
})

/** `caption` is the short title, `excerpt` the short description. */
export const courseWire = z.pipe(
  courseRowWire,
  z.transform(({ shortTitle, shortDescription, ...course }) => ({
    ...course,
    caption: shortTitle,
    excerpt: shortDescription,
  })),
)

/** Whole percent, never below 0 nor above 100, whatever the server counts. */
const percent = z.pipe(
  int(0),
  z.transform((value) => Math.min(100, Math.max(0, value))),
)

const NO_PROGRESS = { daysCount: 0, completeDaysCount: 0, progress: 0 }
const progressWire = entity({ days_count: int(0), complete_days_count: int(0), progress: percent })

/** `status`: 0 created, 1 active, 2 cancelled. */
export const freezeWire = entity({
  status: orNull(laxEnum([0, 1, 2])),
  start_date: wireTime,
  end_date: wireTime,
})

const filterIds = (value: unknown) => z.parse(laxList(wireId), Array.isArray(value) ? value : [])

/** The server replaces filters as a whole, so keys of others are kept in `rest` and sent back. */
export const filtersWire = z.pipe(
  wireMap(z.unknown()),
  z.transform(({ training_lesson_option_values, refused_homework_ids, refused_day_ids, ...rest }) => ({
    trainingLessonOptionValues: filterIds(training_lesson_option_values),
    refusedHomeworkIds: filterIds(refused_homework_ids),
    refusedDayIds: filterIds(refused_day_ids),
    rest,
  })),
)

/** L6 answers with what it stored. */
export const savedFiltersWire = entity({ filters: filtersWire })

/** `course` may be null even when it was asked for; `status` is informative, `stream-state.ts` decides. */
export const streamWire = entity({
  id: wireId,
  course_id: wireId,
  chat_channel_id: optionalId,
  start_date: requiredTime,
  end_date: wireTime,
  status: orNull(laxEnum(['pending', 'active', 'finished', 'cancelled'])),
  is_demo: flag(false),
  is_optional_purchase: flag(false),
  course_full_access: flag(true),
  mobile_access: flag(true),
  course_version: optionalInt,
  progress: orElse(progressWire, NO_PROGRESS),
  max_consultation_count: int(0),
  filters: filtersWire,
  user_course_stream_freeze: orNull(freezeWire),
  order_service_id: optionalId,
  course: orNull(courseWire),
})

export const dayWire = entity({
  id: wireId,
  stage_id: wireId,
  day_number: z.int(),
  day_of_rest: flag(false),
  excerpt: text,
  finish_total_time: int(0),
  required_to_complete: flag(false),
  course_options: courseOptionsWire,
  scores: laxList(scoreRuleWire),
  day_homework_ids: laxList(wireId),
  banner_ids: laxList(wireId),
  lesson_sets: lessonSetsWire,
  repeat_count: int(1),
  is_demo_accessible: flag(true),
  is_open_by_time_delay: flag(true),
  homeworks: laxList(dayHomeworkWire),
})

/** Days come by number, whatever the server's order. */
export const stageWire = entity({
  id: wireId,
  course_id: optionalId,
  sort: int(0),
  title: text,
  day_ids: laxList(wireId),
  stage_homework_ids: laxList(wireId),
  request_homeworks: laxList(wireId),
  request_days: laxList(wireId),
  days: z.pipe(
    laxList(dayWire),
    z.transform((days) => days.toSorted((a, b) => a.dayNumber - b.dayNumber)),
  ),
  homeworks: laxList(stageHomeworkWire),
})

const dayStatusShape = {
  id: optionalId,
  stage_day_id: wireId,
  status: orElse(dayStatusCode, 'not_started'),
  is_open_by_time_delay: flag(true),
  open_at: wireTime,
  started_at: wireTime,
  finished_at: wireTime,
}

/** `id` is null until the day is started; it is what L12 is asked with. */
export const dayStatusWire = entity(dayStatusShape)

export const stageStatusWire = entity({
  id: optionalId,
  stage_id: wireId,
  status: laxEnum(['close', 'open', 'finished']),
  open_at: wireTime,
})

/** L3 with all its expands. */
export const streamStatusWire = entity({
  stream: streamWire,
  days: laxList(dayStatusWire),
  homeworks: laxList(homeworkStatusWire),
  stages: laxList(stageStatusWire),
  lessons: laxList(lessonStatisticWire),
  consultations: laxList(consultationStatusWire),
  chat_channel_meta: orNull(chatChannelMetaWire),
  current_training_stage: orNull(entity({ id: wireId, sort: int(0) })),
  current_training_day: orNull(entity({ id: wireId, stage_id: wireId, day_number: z.int() })),
})

/** L10; `day.scores` are the points that this day earns. */
export const changedDayWire = entity({
  ...dayStatusShape,
  day: orNull(entity({ id: wireId, scores: laxList(scoreRuleWire) })),
})

/** L12. */
export const dayProgressWire = entity({
  day_status_id: wireId,
  lessons_count: int(0),
  complete_lessons_count: int(0),
  viewed_seconds: int(0),
  progress: percent,
})

/** A33. */
export const demoSubscriptionWire = entity({ stream_id: wireId })

/** L32, as far as a demo course needs it. */
export const courseServiceWire = entity({
  id: wireId,
  title: text,
  type: orNull(
    laxEnum(['course_subscription', 'course_demo', 'course_buy', 'expert_additional_question', 'mobile_subscription']),
  ),
  price: orNull(wireMinor),
  currency: optionalText,
  course_id: optionalId,
  course: orNull(courseWire),
})
