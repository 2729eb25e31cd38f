import { bySort } from '#/lib/by-sort'
import { int, laxEnum, laxList, optionalId, optionalInt, orNull, text, wireId, wireUrl } from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import * as z from '#/lib/zod'
import { splitLessonTitle } from './lessons/lesson-title'
import { videoWire } from './video-wire'

const lessonRowWire = entity({
  id: wireId,
  title: text,
  sort: int(0),
  video_length: int(0),
  training_lesson_option_value_ids: laxList(wireId),
  ...laxParts({
    image_url: wireUrl,
    survey_form_url: wireUrl,
    local_video_file: videoWire,
    local_description_video_file: videoWire,
    vertical_video: videoWire,
    vertical_description_video: videoWire,
  }),
})

/** `delay` is the lesson's length in seconds; the title's trailing marker becomes `subtitle` and `kind`. */
export const lessonWire = z.pipe(
  lessonRowWire,
  z.transform(({ videoLength, title, ...lesson }) => ({ ...lesson, ...splitLessonTitle(title), delay: videoLength })),
)

const lessonSetRowWire = entity({
  id: wireId,
  sort: int(0),
  repeat_count: int(1),
  user_repeat_range_from: optionalInt,
  user_repeat_range_to: optionalInt,
  lessons: laxList(lessonWire),
})

/** Lessons ordered by `sort`; where the server names no bounds of the learner's choice, they are the repeat count. */
export const lessonSetWire = z.pipe(
  lessonSetRowWire,
  z.transform((set) => ({
    ...set,
    userRepeatRangeFrom: set.userRepeatRangeFrom ?? set.repeatCount,
    userRepeatRangeTo: set.userRepeatRangeTo ?? set.repeatCount,
    lessons: set.lessons.toSorted(bySort),
  })),
)

/** The sets of a day, ordered by `sort`; empty for null and absent. */
export const lessonSetsWire = z.pipe(
  laxList(lessonSetWire),
  z.transform((sets) => sets.toSorted(bySort)),
)

export const dayStatusCode = laxEnum(['not_started', 'started', 'finished'])

/** L11 and L3: what the server has counted for one lesson. */
export const lessonStatisticWire = entity({
  stream_id: wireId,
  day_id: wireId,
  lesson_id: wireId,
  viewed_seconds: int(0),
  play_count: int(0),
  day_status_id: optionalId,
  day_status: orNull(dayStatusCode),
})

/** L11 body: increments since the last save, never totals. */
export const lessonStatisticBody = z.object({
  dayId: wireId,
  streamId: wireId,
  lessonId: wireId,
  viewedSeconds: z.int().check(z.minimum(0), z.maximum(86_400)),
  playCount: z.int().check(z.minimum(0), z.maximum(1000)),
  dayStatus: z.nullable(z.enum(['not_started', 'started', 'finished'])),
})
