import type * as z from '#/lib/zod'
import type { subtitleWire, videoWire } from './video-wire'
import type { lessonSetWire, lessonStatisticBody, lessonStatisticWire, lessonWire } from './wire'

export type Subtitle = z.output<typeof subtitleWire>
export type Video = NonNullable<z.output<typeof videoWire>>
export type Lesson = z.output<typeof lessonWire>
export type LessonSet = z.output<typeof lessonSetWire>
export type LessonStatistic = z.output<typeof lessonStatisticWire>
export type LessonStatisticEntry = z.output<typeof lessonStatisticBody>
