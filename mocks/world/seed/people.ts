import { type Lang, type Text, tx } from '../content/content.ts'
import { newId } from '../ids.ts'
import type {
  ChatState,
  Learner,
  MessageState,
  Seconds,
  StreamState,
  SubscriptionState,
  VideoConsultationState,
  World,
} from '../model.ts'
import { addChat, newStream } from '../demo-service.ts'
import { addHomework } from '../homework.ts'
import { daysOf, findCourse, homeworkRows } from '../school.ts'
import { balanceOf } from '../points.ts'
import { DAY_S, HOUR_S, midnight } from '../clock.ts'

/** Everybody's password in the mock world. */
export const PASSWORD = 'sunlight'

interface Person {
  persona: string
  first: Text
  last: Text
  email: string | null
  locale: Lang
  timezone: string
}

/** Below the ids that the world gives out, with room for a booking on each of the days before. */
const LAST_PAST_SCORE = 5000

/** Courses end in the evening (UTC), on the same date in every time zone of the learners. */
const LAST_HOUR = 20

/** A learner without any streams or points. */
export function addLearner(world: World, person: Person): Learner {
  const id = Math.max(1000, ...world.learners.map(({ id }) => id)) + 1
  const learner: Learner = {
    id,
    persona: person.persona,
    password: PASSWORD,
    user: {
      id,
      first_name: person.first[person.locale],
      last_name: person.last[person.locale],
      email: person.email,
      phone: null,
      city: '',
      gender: null,
      birthday: null,
      instagram_id: null,
      disable_notification: false,
      locale: person.locale,
      timezone: person.timezone,
      avatar: null,
      avatar_file_id: null,
      segments: [],
      is_admin: false,
      status: 40,
      phone_validated: false,
      is_require_update_password: false,
      is_require_update_profile: false,
      is_require_email_validate: false,
      is_require_phone_validate: false,
    },
    externalAuths: [],
    streams: [],
    chats: [],
    scores: [],
    videoConsultations: [],
    schedule: {},
    subscriptions: [],
    installments: [],
    paymentMethods: [],
    communities: [],
    orders: [],
    cookiePolicy: null,
  }
  world.learners.push(learner)
  return learner
}

interface StreamPlan {
  courseId: number
  /** Number of the course's day that is today; below 1: it starts in the future. */
  today: number
  daysLeft: number | null
  /** How many days, from the first, are finished. */
  finished: number
}

/** A stream with its chat, whose days begin at midnight and were finished one per day. */
export function addStream(world: World, learner: Learner, now: Seconds, plan: StreamPlan): StreamState {
  const start = midnight(now, 1 - plan.today)
  const end = plan.daysLeft === null ? null : midnight(now, plan.daysLeft) + LAST_HOUR * HOUR_S
  const stream = newStream(world, plan.courseId, start, end)
  learner.streams.push(stream)
  addChat(world, learner, stream)
  // Experts answer from the first day on.
  if (start > now) chatOf(learner, stream).canWrite = false
  finishDays(world, stream, plan.finished)
  return stream
}

/** Finishes the first `count` days, one each morning, with all lessons watched once to the end. */
export function finishDays(world: World, stream: StreamState, count: number): void {
  const course = findCourse(world, stream.courseId)
  for (const [n, day] of (course ? daysOf(course) : []).slice(0, count).entries()) {
    const startedAt = stream.start + n * DAY_S + 9 * HOUR_S
    stream.days.push({ id: newId(world), dayId: day.id, status: 'finished', startedAt, finishedAt: startedAt + HOUR_S })
    for (const lesson of (day.sets ?? []).flatMap((set) => set.lessons)) {
      stream.statistics.push({
        dayId: day.id,
        lessonId: lesson.id,
        viewedSeconds: lesson.seconds,
        playCount: 1,
        dayStatus: 'finished',
      })
    }
  }
}

/** The chat of a stream; it always has one here. */
export function chatOf(learner: Learner, stream: StreamState): ChatState {
  const chat = learner.chats.find(({ id }) => id === stream.chatId)
  if (!chat) throw new Error('The stream has no chat')
  return chat
}

interface Line {
  from: string | null
  text: Text | string
  at: Seconds
  seen?: boolean
  fileIds?: number[]
  homeworkStatusId?: number | null
}

/** Adds a message to the end of a chat: seen unless the line says otherwise, of the learner where `from` is null. */
export function say(world: World, chat: ChatState, line: Line): MessageState {
  const message: MessageState = {
    id: newId(world),
    text: line.text,
    createdAt: line.at,
    updatedAt: line.at,
    fileIds: line.fileIds ?? [],
    expert: line.from,
    isViewed: line.seen ?? true,
    rating: null,
    homeworkStatusId: line.homeworkStatusId ?? null,
  }
  chat.messages.push(message)
  return message
}

/** The status of a homework by its place in the course: row ids follow from the course's plan. */
export function homeworkAt(world: World, stream: StreamState, homeworkId: number, at: Seconds) {
  const course = findCourse(world, stream.courseId)
  const row = (course ? homeworkRows(course) : []).find(({ homework }) => homework.id === homeworkId)
  if (!row) throw new Error(`No homework ${homeworkId}`)
  return stream.homeworks.find(({ targetId }) => targetId === row.homework.rowId) ?? addHomework(world, stream, row, at)
}

/** A picture that the learner once sent. */
export function ownPhoto(world: World, learner: Learner, art: string, name: string): number {
  const id = newId(world)
  const url = `art/${art}.svg`
  world.files.push({ id, url, name, type: 'photo', size: 6_100_000, preview_url: url, ownerId: learner.id })
  return id
}

/** Adds bookings: how many days before today at noon, how many points, what for. */
export function addPastScores(
  learner: Learner,
  now: Seconds,
  past: readonly [days: number, amount: number, why: Text][],
) {
  // Ids grow with time, and these are older than what the world numbers itself.
  for (const [days, amount, why] of past)
    learner.scores.push({ id: LAST_PAST_SCORE + days, amount, why, at: midnight(now, days) + 12 * HOUR_S })
}

/** Adds past points as one entry, so that the balance is `sum`. */
export function fillPoints(world: World, learner: Learner, sum: number, at: Seconds): void {
  const rest = sum - balanceOf(learner)
  if (rest !== 0)
    learner.scores.unshift({
      id: newId(world),
      amount: rest,
      why: tx('Earlier courses', 'Прежние курсы', 'Cursos anteriores'),
      at,
    })
}

/** Adds something that is paid for in parts, a month apart, the first so many of which are paid. */
export function addInstallment(
  world: World,
  learner: Learner,
  title: Text,
  plan: { first: Seconds; count: number; paid: number; amount: number; status?: string; last?: string },
): void {
  const { first, count, paid, amount, status = paid < count ? 'active' : 'paid', last = 'waiting' } = plan
  const payments = Array.from({ length: count }, (_, at) => ({
    id: newId(world),
    amount,
    at: first + at * 30 * DAY_S,
    status: at < paid ? 'paid' : at === paid ? last : 'waiting',
  }))
  learner.installments.push({ id: newId(world), title, status, payments })
}

/** Adds a saved card. */
export function addCard(world: World, learner: Learner, card: Omit<Learner['paymentMethods'][number], 'id'>): void {
  learner.paymentMethods.push({ id: newId(world), ...card })
}

/** Ids of video consultations, below those that the world gives out. */
const FIRST_VIDEO_CONSULTATION = 7001

/** Adds a video consultation of half an hour: one to book, unless `plan` says otherwise. */
export function addVideoConsultation(
  learner: Learner,
  title: Text,
  plan: Pick<VideoConsultationState, 'courseId' | 'createdAt'> & Partial<VideoConsultationState>,
): void {
  learner.videoConsultations.push({
    id: FIRST_VIDEO_CONSULTATION + learner.videoConsultations.length,
    title,
    status: 'available',
    start: null,
    note: null,
    phone: null,
    minutes: 30,
    joinUrl: null,
    ...plan,
  })
}

/** Adds a subscription: active and monthly unless `plan` says otherwise. */
export function addSubscription(
  world: World,
  learner: Learner,
  title: Text,
  plan: Partial<SubscriptionState>,
): SubscriptionState {
  const subscription: SubscriptionState = {
    id: newId(world),
    title,
    status: 'active',
    isActive: true,
    isActiveStatus: true,
    isLifetime: false,
    nextPayAt: null,
    endDate: null,
    period: 'month',
    serviceType: 'course_subscription',
    recurrent: true,
    courseIds: [],
    amount: 2990,
    ...plan,
  }
  learner.subscriptions.push(subscription)
  return subscription
}
