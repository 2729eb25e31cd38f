// What each call takes besides `lang` and the headers of every call: the one place for it. The mock world refuses what is not here, and
// the description of the API is made from it.
import { ratingBody } from '#/domains/chats/wire'
import { lessonStatisticBody } from '#/domains/study/lesson-wire'
import * as z from '#/lib/zod'

export interface Takes {
  query?: Readonly<Record<string, z.ZodMiniType>>
  /** Relations that `expand` may name. */
  expand?: readonly string[]
  /** Fields of the body; without any: the empty object and nothing else. */
  body?: Readonly<Record<string, z.ZodMiniType>>
}

const id = z.int().check(z.positive())
const ids = z.array(id)
const seconds = z.int()
const words = (longest: number) => z.string().check(z.maxLength(longest))
const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(schema)
const email = words(320)
const password = words(72)
const flag = z.union([z.literal(0), z.literal(1)])
const page = optional(z.int())
const fields = optional(z.array(z.string()))
const position = optional(
  z.enum(['home', 'courses', 'calendar', 'day', 'homeworks', 'videoconsultations', 'support', 'settings', 'all']),
)

const USER_STATISTICS = [
  'viewedHours',
  'completedCourses',
  'completedTasks',
  'viewedLessons',
  'referralOrders',
  'cashback',
  'discountForReferral',
  'linkJumps',
]
const STATUS_PARTS = [
  'days',
  'homeworks',
  'stages',
  'lessons',
  'consultations',
  'chatChannelMeta',
  'currentTrainingStage',
  'currentTrainingDay',
]
const DAYS: Takes = { expand: ['homeworks', 'scores'] }
const DAY_STEP: Takes = { expand: ['day.scores'], body: {} }
const SERVICES: Takes = { expand: ['childs', 'course', 'stream'] }
const QUESTION = { name: words(128), message: words(500), email, target_id: optional(id), support_category_id: id }
const MESSAGE = { message: words(4000), file_ids: optional(ids) }

/** The club's own service, which is told nothing of the app. */
export const CLUB = 'GET articles/preview'

export const TAKES: Readonly<Record<string, Takes>> = {
  'POST auth/login': { body: { email, password } },
  'POST auth/login-by-app-id': { body: { app_id: words(128), password } },
  'POST auth/signup-by-app-id': { body: { app_id: words(128), password, password_repeat: password } },
  'POST auth/signup-by-email': {
    body: { username: words(64), email, password, password_repeat: password, timezone: z.string() },
  },
  'POST auth/validate-signup-form': { body: { email: optional(email), app_id: optional(words(128)) } },
  'POST auth/request-password-reset': { body: { email } },
  'POST auth/request-otp': { body: { email } },
  'POST auth/verify-otp': { body: { email, code: z.string() } },
  'GET user': { expand: USER_STATISTICS },
  'POST user': {
    body: {
      first_name: optional(words(64)),
      last_name: optional(words(64)),
      email: optional(email),
      phone: optional(z.string()),
      city: optional(words(64)),
      gender: optional(z.enum(['M', 'F'])),
      birthday: optional(z.string()),
      instagram_id: optional(words(30)),
      disable_notification: optional(flag),
      locale: optional(z.enum(['en', 'ru', 'es'])),
      timezone: optional(z.string()),
    },
  },
  'POST user/avatar': { body: { avatar_file_id: z.nullable(id) } },
  'POST user/notification': { body: { disable_notification: flag } },
  'POST user/update-password': {
    body: { current_password: optional(password), password, password_repeat: password },
  },
  'POST user/update-user': { body: { email: optional(email), status: optional(z.int()) } },
  'POST user/request-phone-otp': { body: { phone: z.string() } },
  'POST user/verify-phone': { body: { phone: z.string(), code: z.string() } },
  'POST user/supress-phone-validation': { body: {} },
  'PUT schedule/update': { body: { repeatDays: z.record(z.string(), z.array(z.string())) } },
  'GET user-score': { query: { page } },
  'GET catalog-position': { query: { perPage: page, page } },
  'POST catalog-position/{id}/add-to-subscription': { body: {} },
  'POST cookie/update-policy': { body: { essential: z.boolean(), analytics: z.boolean(), marketing: z.boolean() } },
  'POST file': { body: { file: z.file() } },
  'POST course-services/{id}/demo-subscription': { body: {} },
  'POST extend/{streamId}/course-service/{serviceId}': {
    body: { phone: z.string(), name: words(128), email, promocode: optional(words(64)) },
  },
  'POST order/{id}': { query: { token: z.string() } },
  'GET course-services': SERVICES,
  'GET course-offer/find': { query: { courseId: id, courseOfferRelationTypeId: optional(z.int()) } },
  'GET course-services/view': { ...SERVICES, query: { id } },
  'GET user-course-streams': {
    query: { fields, 'filter[id]': optional(id), 'filter[id][in][]': optional(ids) },
    expand: ['course'],
  },
  'GET user-course-streams/{id}': { query: { fields }, expand: ['course'] },
  'GET user-course-streams/{id}/status': { expand: STATUS_PARTS },
  'POST user-course-streams/{id}/freeze/create': { body: { start_date: seconds, end_date: seconds } },
  'POST user-course-streams/{id}/filters': { body: { filters: z.record(z.string(), z.unknown()) } },
  'GET courses/{id}/stages': { expand: ['days', 'homeworks', 'scores'] },
  'GET courses/{id}/stages/{stageId}/days': DAYS,
  'GET courses/{id}/stages/{stageId}/days/{dayId}': DAYS,
  'POST user-course-streams/{id}/user-day-status/{dayId}/start': DAY_STEP,
  'POST user-course-streams/{id}/user-day-status/{dayId}/finish': DAY_STEP,
  'POST save-lesson-stat': { body: lessonStatisticBody.shape },
  'POST course/search': {
    body: { textSearch: optional(z.string()), categoryId: optional(id), cids: optional(ids), page, perPage: page },
  },
  'GET homework': { expand: ['scores'] },
  'POST user-course-streams/{id}/user-homework/{statusId}': {
    body: { message: optional(words(4000)), file_ids: optional(ids), exercise_ids: optional(ids) },
  },
  'GET chats/{id}/messages': { query: { sort: optional(z.enum(['id', '-id'])), page, 'per-page': page } },
  'POST chats/{id}/messages': { body: { ...MESSAGE, client_id: optional(words(64)) } },
  'PUT chats/{id}/messages/{messageId}': { body: MESSAGE },
  'PUT chats/{id}/messages/{messageId}/rating': { body: ratingBody.shape },
  'PUT chats/{id}/messages/{messageId}/viewed': { body: {} },
  'PUT consultations/updateRating/{id}': { body: ratingBody.shape },
  'GET online-consultation': { expand: ['course'] },
  'PUT online-consultation/update': {
    query: { id },
    body: { start_date_time: seconds, note: optional(words(500)), phone: z.string() },
  },
  'GET banners': { query: { position } },
  'GET banner/new-features': { query: { position } },
  'GET support-category': { query: { sort: optional(z.enum(['id', '-id', 'sort', '-sort'])) } },
  [CLUB]: { query: { 'external_id[]': z.array(z.string()), thumbnail: optional(z.string()) } },
  'POST payment-subscriptions/cancel': { query: { id }, body: { reason_type: z.int(), reason: optional(z.string()) } },
  'POST payment-subscriptions/resume': { query: { id }, body: {} },
  'POST tech-questions': { body: QUESTION },
  'POST tech-questions/auto': { body: { ...QUESTION, name: optional(QUESTION.name), email: optional(email) } },
  'POST tech-questions/anonymous': { body: { ...QUESTION, support_category_id: optional(id) } },
}
