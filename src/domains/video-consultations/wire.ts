import { laxEnum, optionalId, optionalInt, optionalText, orNull, text, wireId, wireTime, wireUrl } from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import { courseWire } from '#/domains/study/stream-wire'
import * as z from '#/lib/zod'

const rowWire = entity({
  id: wireId,
  status: laxEnum(['available', 'waiting', 'complete', 'cancelled']),
  ...laxParts({
    course_id: optionalId,
    title: text,
    start_date_time: wireTime,
    note: text,
    phone: optionalText,
    duration: optionalInt,
    join_url: wireUrl,
    created_at: wireTime,
    course: orNull(courseWire),
  }),
})

/** A private call with an expert (contract 2.25): date, note and phone come with the booking, the link once the school has confirmed it. */
export const videoConsultationWire = z.pipe(
  rowWire,
  z.transform(({ duration, startDateTime, ...rest }) => ({
    ...rest,
    start: startDateTime,
    durationMs: duration === null ? null : duration * 1000,
  })),
)
