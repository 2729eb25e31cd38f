import { flag, int, laxEnum, laxList, optionalId, orElse, orNull, text, wireId, wireTime } from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import { chatChannelMetaWire, consultationStatusWire } from '#/domains/chats/wire'
import { dayHomeworkWire, homeworkStatusWire, stageHomeworkWire } from './homework-wire'
import { dayStatusCode, lessonSetsWire, lessonStatisticWire } from './lesson-wire'
import { scoreRuleWire } from '#/domains/points/wire'
import * as z from '#/lib/zod'
import { courseOptionsWire, filtersWire, percent, streamWire } from './stream-wire'

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

/** Days of one stage (L8), ordered by number, whatever the server's order. */
export const daysWire = z.pipe(
  laxList(dayWire),
  z.transform((days) => days.toSorted((a, b) => a.dayNumber - b.dayNumber)),
)

/** A stage without its days. */
export const stageShape = {
  id: wireId,
  course_id: optionalId,
  sort: int(0),
  title: text,
  day_ids: laxList(wireId),
  stage_homework_ids: laxList(wireId),
  request_homeworks: laxList(wireId),
  request_days: laxList(wireId),
  homeworks: laxList(stageHomeworkWire),
}

/** A row of L7; `days` is null where the answer leaves them out although they were asked for. */
export const stageRowWire = entity({ ...stageShape, days: orNull(daysWire) })

const dayStatusShape = {
  id: optionalId,
  stage_day_id: wireId,
  status: orElse(dayStatusCode, 'not_started'),
  is_open_by_time_delay: flag(true),
  open_at: wireTime,
  started_at: wireTime,
  finished_at: wireTime,
}

/** `id` is null until the day is started; L12 takes it. */
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
  ...laxParts({
    chat_channel_meta: orNull(chatChannelMetaWire),
    current_training_stage: orNull(entity({ id: wireId, sort: int(0) })),
    current_training_day: orNull(entity({ id: wireId, stage_id: wireId, day_number: z.int() })),
  }),
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

/** L6 answers with what it stored. */
export const savedFiltersWire = entity({ filters: filtersWire })
