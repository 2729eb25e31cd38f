import { ACCEPT_LANGUAGE } from './call-headers.ts'
import type { ReadBody } from './read-body.ts'

/** What a call accepts besides `lang` and the headers of every call (contract 1.1 and section 3). */
interface Takes {
  query?: readonly string[]
  expand?: readonly string[]
  /** Keys of the body; an empty list: the empty object and nothing else. */
  body?: readonly string[]
}

const USER_STATISTICS =
  'viewedHours completedCourses completedTasks viewedLessons referralOrders cashback discountForReferral linkJumps'
const USER_FIELDS =
  'first_name last_name email phone city gender birthday instagram_id disable_notification locale timezone'
const STATUS_PARTS =
  'days homeworks stages lessons consultations chatChannelMeta currentTrainingStage currentTrainingDay'
const STREAMS: Takes = { query: ['fields', 'filter[id]', 'filter[id][in][]'], expand: ['course'] }
const DAYS: Takes = { expand: ['homeworks', 'scores'] }
const DAY_STEP: Takes = { expand: ['day.scores'], body: [] }
const SERVICES: Takes = { expand: ['childs', 'course', 'stream'] }
const QUESTION: Takes = { body: ['target_id', 'support_category_id', 'name', 'message', 'email'] }

/** The club's own service, which is told nothing of the app. */
const CLUB = 'GET articles/preview'

const TAKES: Record<string, Takes> = {
  'POST auth/login': { body: ['email', 'password'] },
  'POST auth/login-by-app-id': { body: ['app_id', 'password'] },
  'POST auth/signup-by-app-id': { body: ['app_id', 'password', 'password_repeat'] },
  'POST auth/signup-by-email': { body: ['username', 'email', 'password', 'password_repeat', 'timezone'] },
  'POST auth/validate-signup-form': { body: ['email', 'app_id'] },
  'POST auth/request-password-reset': { body: ['email'] },
  'POST auth/request-otp': { body: ['email'] },
  'POST auth/verify-otp': { body: ['email', 'code'] },
  'GET user': { expand: USER_STATISTICS.split(' ') },
  'POST user': {
    body: USER_FIELDS.split(' '),
  },
  'POST user/avatar': { body: ['avatar_file_id'] },
  'POST user/notification': { body: ['disable_notification'] },
  'POST user/update-password': { body: ['current_password', 'password', 'password_repeat'] },
  'POST user/update-user': { body: ['email', 'status'] },
  'POST user/request-phone-otp': { body: ['phone'] },
  'POST user/verify-phone': { body: ['phone', 'code'] },
  'POST user/supress-phone-validation': { body: [] },
  'PUT schedule/update': { body: ['repeatDays'] },
  'GET user-score': { query: ['page'] },
  'GET catalog-position': { query: ['perPage', 'page'] },
  'POST catalog-position/{id}/add-to-subscription': { body: [] },
  'POST cookie/update-policy': { body: ['essential', 'analytics', 'marketing'] },
  'POST file': { body: ['file'] },
  'POST course-services/{id}/demo-subscription': { body: [] },
  'POST extend/{streamId}/course-service/{serviceId}': { body: ['phone', 'name', 'email', 'promocode'] },
  'POST order/{id}': { query: ['token'] },
  'GET course-services': SERVICES,
  'GET course-offer/find': { query: ['courseId', 'courseOfferRelationTypeId'] },
  'GET course-services/view': { ...SERVICES, query: ['id'] },
  'GET user-course-streams': STREAMS,
  'GET user-course-streams/{id}': { query: ['fields'], expand: ['course'] },
  'GET user-course-streams/{id}/status': { expand: STATUS_PARTS.split(' ') },
  'POST user-course-streams/{id}/freeze/create': { body: ['start_date', 'end_date'] },
  'POST user-course-streams/{id}/filters': { body: ['filters'] },
  'GET courses/{id}/stages': { expand: ['days', 'homeworks', 'scores'] },
  'GET courses/{id}/stages/{stageId}/days': DAYS,
  'GET courses/{id}/stages/{stageId}/days/{dayId}': DAYS,
  'POST user-course-streams/{id}/user-day-status/{dayId}/start': DAY_STEP,
  'POST user-course-streams/{id}/user-day-status/{dayId}/finish': DAY_STEP,
  'POST save-lesson-stat': { body: ['dayId', 'streamId', 'lessonId', 'viewedSeconds', 'playCount', 'dayStatus'] },
  'POST course/search': { body: ['textSearch', 'categoryId', 'cids', 'page', 'perPage'] },
  'GET homework': { expand: ['scores'] },
  'POST user-course-streams/{id}/user-homework/{statusId}': { body: ['message', 'file_ids', 'exercise_ids'] },
  'GET chats/{id}/messages': { query: ['sort', 'page', 'per-page'] },
  'POST chats/{id}/messages': { body: ['message', 'file_ids', 'client_id'] },
  'PUT chats/{id}/messages/{messageId}': { body: ['message', 'file_ids'] },
  'PUT chats/{id}/messages/{messageId}/rating': { body: ['rating'] },
  'PUT chats/{id}/messages/{messageId}/viewed': { body: [] },
  'PUT consultations/updateRating/{id}': { body: ['rating'] },
  'GET support-category': { query: ['sort'] },
  [CLUB]: { query: ['external_id[]', 'thumbnail'] },
  'POST payment-subscriptions/cancel': { query: ['id'], body: ['reason_type', 'reason'] },
  'POST payment-subscriptions/resume': { query: ['id'], body: [] },
  'POST tech-questions': QUESTION,
  'POST tech-questions/auto': QUESTION,
  'POST tech-questions/anonymous': QUESTION,
}

const REPEATED = ['filter[id][in][]', 'external_id[]']
/** Multipart keys that are lists, with brackets; any other key occurs once. */
const LISTS = ['file_ids', 'exercise_ids']

/**
 * Where a request departs from the contract, even if a server may accept it (unknown keys are ignored, a missing `lang` is English).
 * The mock world refuses such requests, so that the app cannot come to rely on that.
 */
export function departures(call: string, appId: string, request: Request, body: ReadBody): string[] {
  const { searchParams: query } = new URL(request.url)
  const takes = TAKES[call] ?? {}
  const lang = query.get('lang') ?? ''
  return [
    ...(call === CLUB ? departuresOfClub(request.headers) : departuresOfHeaders(request.headers, lang, appId)),
    ...[...new Set(query.keys())].flatMap((name) => {
      const values = query.getAll(name)
      if (values.length > 1 && !REPEATED.includes(name)) return [`query ${name} is repeated`]
      if (name === 'lang') return []
      if (name === 'expand' && takes.expand) return departuresOfExpand(values[0] ?? '', takes.expand)
      return takes.query?.includes(name) ? [] : [`query ${name} is unknown`]
    }),
    ...departuresOfBody(takes.body, request, body),
  ]
}

function departuresOfHeaders(headers: Headers, lang: string, appId: string): string[] {
  const token = headers.get('Authorization')
  return [
    ...(lang in ACCEPT_LANGUAGE ? [] : [`lang is "${lang}"`]),
    ...(headers.get('Accept-Language') === ACCEPT_LANGUAGE[lang] ? [] : ['Accept-Language does not match lang']),
    ...(headers.get('X-App-Type') === 'web' ? [] : ['X-App-Type is not web']),
    ...(headers.get('X-App-Id') === appId ? [] : [`X-App-Id is not ${appId}`]),
    ...(token === null || /^Bearer (?!null$|undefined$)\S+$/.test(token) ? [] : ['Authorization is no bearer token']),
  ]
}

const departuresOfClub = (headers: Headers): string[] =>
  ['X-App-Type', 'X-App-Id'].filter((name) => headers.has(name)).map((name) => `${name} is told to the club`)

function departuresOfExpand(value: string, known: readonly string[]): string[] {
  return value
    .split(',')
    .filter((name) => !known.includes(name))
    .map((name) => `expand has "${name}"`)
}

function departuresOfBody(known: readonly string[] | undefined, request: Request, { kind, value }: ReadBody): string[] {
  // Unreadable bodies and those of another kind get answers of their own.
  if (kind === 'broken') return []
  if (!known) return kind === 'none' ? [] : ['a body where none belongs']
  if (kind === 'none') return ['no body, not even {}']
  const type = request.headers.get('Content-Type') ?? ''
  return [
    ...(kind === 'json' && !type.startsWith('application/json') ? [`Content-Type is ${type}`] : []),
    ...Object.entries(value).flatMap(([key, one]) => {
      if (!known.includes(key)) return [`body key ${key} is unknown`]
      if (kind === 'multipart' && LISTS.includes(key) !== Array.isArray(one))
        return [`body key ${key} is ${Array.isArray(one) ? 'a' : 'no'} list`]
      return kind === 'json' && one === null && key !== 'dayStatus' ? [`body key ${key} is null`] : []
    }),
  ]
}
