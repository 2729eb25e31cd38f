import { expect, it, vi } from 'vitest'
import { configureReports, type ReportSink } from '#/api/report'
import { userWire } from '#/domains/account/wire'
import { catalogPositionWire, courseOfferWire, courseResultWire } from '#/domains/catalog/wire'
import { articleWire, communityWire } from '#/domains/club/wire'
import { streamStatusWire } from '#/domains/study/stage-wire'
import { courseWire, streamWire } from '#/domains/study/stream-wire'
import { lessonWire } from '#/domains/study/lesson-wire'
import { subscriptionWire } from '#/domains/subscriptions/wire'
import * as z from '#/lib/zod'
import * as examples from './examples'

/** What an object can do without: nothing of it decides where a learner may go or what is saved. */
const LAX: [what: string, wire: z.ZodMiniType, example: object, parts: string[]][] = [
  ['the learner', userWire, examples.user, ['avatar', 'segments', 'user_external_auths', 'viewed_hours', 'cashback']],
  ['a course', courseWire, examples.course, ['short_title', 'course_options', 'documents', 'demo_video', 'category']],
  [
    'a course that was found',
    courseResultWire,
    examples.courseResult,
    ['short_title', 'category', 'subcategory', 'landing', 'coach', 'consultation_limit', 'complexity', 'demo_video'],
  ],
  [
    'a position of the catalog',
    catalogPositionWire,
    examples.catalogPosition,
    ['image', 'description', 'price', 'currency', 'course_id', 'url'],
  ],
  ['an offer', courseOfferWire, examples.courseOffer, ['course_id', 'title', 'text', 'service']],
  ['a stream', streamWire, examples.stream, ['chat_channel_id', 'status', 'progress', 'order_service_id', 'course']],
  [
    "a stream's status",
    streamStatusWire,
    examples.streamStatus,
    ['chat_channel_meta', 'current_training_stage', 'current_training_day'],
  ],
  ['a lesson', lessonWire, examples.lesson, ['survey_form_url', 'local_video_file', 'vertical_description_video']],
  [
    'a subscription',
    subscriptionWire,
    examples.subscription,
    ['title', 'next_pay_at', 'period', 'interval', 'cancel_popup_text', 'amount', 'currency'],
  ],
  ['a community', communityWire, examples.community, ['title', 'slug', 'faq_url', 'custom_url', 'telegram_chat_url']],
  ['an article', articleWire, examples.article, ['external_id', 'title', 'published_at', 'preview', 'labels']],
]

const ROWS = LAX.flatMap(([what, wire, example, parts]) => parts.map((part) => ({ what, wire, example, part })))

it.each(ROWS)('$what is read without $part where that cannot be read, which is reported', ({ wire, example, part }) => {
  const sink = vi.fn<ReportSink>()
  configureReports(sink)
  const without = Object.fromEntries(Object.entries(example).filter(([key]) => key !== part))
  expect(z.parse(wire, { ...example, [part]: true })).toEqual(z.parse(wire, without))
  expect(sink.mock.calls.map(([{ message }]) => message)).toEqual([`${part} was unreadable`])
})
