import {
  flag,
  int,
  laxEnum,
  laxList,
  optionalId,
  optionalInt,
  orElse,
  orNull,
  requiredTime,
  text,
  wireId,
  wireMap,
  wireTime,
  wireUrl,
} from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import { fileWire } from '#/domains/uploads/file-wire'
import { videoWire } from './video-wire'
import * as z from '#/lib/zod'

const titledWire = entity({ id: wireId, title: text })

export const courseOptionsWire = orElse(entity({ training_lesson_option_values: laxList(titledWire) }), {
  trainingLessonOptionValues: [],
})

const documentWire = entity({
  title: text,
  type: laxEnum(['url', 'file']),
  file_name: text,
  url: wireUrl,
  file: orNull(fileWire),
})

const courseRowWire = entity({
  id: wireId,
  ...laxParts({
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
  }),
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
export const percent = z.pipe(
  int(0),
  z.transform((value) => Math.min(100, Math.max(0, value))),
)

const NO_PROGRESS = { daysCount: 0, completeDaysCount: 0, progress: 0 }
const progressWire = entity({ days_count: int(0), complete_days_count: int(0), progress: percent })

/** `status`: see `stream-state.ts`. */
export const freezeWire = entity({
  status: orNull(laxEnum([0, 1, 2])),
  start_date: wireTime,
  end_date: wireTime,
})

const filterIds = (value: unknown) => z.parse(laxList(wireId), Array.isArray(value) ? value : [])

/** The server replaces filters as a whole, so keys that we do not know are kept in `rest` and sent back. */
export const filtersWire = z.pipe(
  wireMap(z.unknown()),
  z.transform(({ training_lesson_option_values, refused_homework_ids, refused_day_ids, ...rest }) => ({
    trainingLessonOptionValues: filterIds(training_lesson_option_values),
    refusedHomeworkIds: filterIds(refused_homework_ids),
    refusedDayIds: filterIds(refused_day_ids),
    rest,
  })),
)

/** `course` may be null even when it was requested; `status` is informative only, `stream-state.ts` decides. */
export const streamWire = entity({
  id: wireId,
  course_id: wireId,
  start_date: requiredTime,
  end_date: wireTime,
  is_demo: flag(false),
  is_optional_purchase: flag(false),
  course_full_access: flag(true),
  mobile_access: flag(true),
  filters: filtersWire,
  user_course_stream_freeze: orNull(freezeWire),
  ...laxParts({
    chat_channel_id: optionalId,
    status: orNull(laxEnum(['pending', 'active', 'finished', 'cancelled'])),
    course_version: optionalInt,
    progress: orElse(progressWire, NO_PROGRESS),
    max_consultation_count: int(0),
    order_service_id: optionalId,
    course: orNull(courseWire),
  }),
})
