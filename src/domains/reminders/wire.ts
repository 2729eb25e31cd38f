import { laxList, wireMap } from '#/api/codecs'
import { entity } from '#/api/entity'
import * as z from '#/lib/zod'
import { tidyWeek } from './week'

const timeWire = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** L35: the times of each weekday. */
export const scheduleWire = z.pipe(
  entity({ repeat_days: wireMap(laxList(timeWire)) }),
  z.transform(({ repeatDays }) => tidyWeek(repeatDays)),
)
