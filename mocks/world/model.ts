import type { Lang, Text } from './content/content.ts'

export type { Lang, Text }

/** Unix seconds, as on the wire. */
export type Seconds = number

export interface FileState {
  id: number
  url: string
  name: string
  type: string
  size: number | null
  preview_url: string | null
  /** Null: it belongs to the school. */
  ownerId: number | null
}

export interface UserState {
  id: number
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  city: string
  gender: 'M' | 'F' | null
  birthday: string | null
  instagram_id: string | null
  disable_notification: boolean
  locale: Lang
  timezone: string
  avatar: string | null
  avatar_file_id: number | null
  segments: { id: number; name: string }[]
  is_admin: boolean
  status: number
  phone_validated: boolean
  is_require_update_password: boolean
  is_require_update_profile: boolean
  is_require_email_validate: boolean
  is_require_phone_validate: boolean
}

export interface DayState {
  id: number
  dayId: number
  status: 'started' | 'finished'
  startedAt: Seconds
  finishedAt: Seconds | null
}

export interface HomeworkState {
  id: number
  targetId: number
  targetType: string
  status: 'NOT_UPLOADED' | 'UPLOADED' | 'DONE' | 'FAIL'
  createdAt: Seconds
  updatedAt: Seconds
  /** When an expert will answer; null: no answer is due. */
  answerAt: Seconds | null
}

interface StatisticState {
  dayId: number
  lessonId: number
  viewedSeconds: number
  playCount: number
  dayStatus: 'not_started' | 'started' | 'finished' | null
}

export interface FreezeState {
  status: 0 | 1 | 2
  start: Seconds
  end: Seconds
  /** Stages whose opening this freeze moved. */
  movedStages: number[]
  movedEnd: boolean
}

export interface ConsultationState {
  id: number
  status: 'open' | 'close' | 'rated'
  startMessageId: number
  /** Null while it is open. */
  endMessageId: number | null
  amount: number
  rating: number | null
}

export interface StreamState {
  id: number
  courseId: number
  chatId: number | null
  start: Seconds
  end: Seconds | null
  isDemo: boolean
  isOptional: boolean
  fullAccess: boolean
  mobileAccess: boolean
  cancelled: boolean
  maxConsultations: number
  filters: Record<string, unknown>
  orderServiceId: number | null
  freeze: FreezeState | null
  /** Seconds by which freezes have moved the opening of each stage. */
  stageShift: Record<number, number>
  days: DayState[]
  homeworks: HomeworkState[]
  statistics: StatisticState[]
  consultations: ConsultationState[]
}

export interface MessageState {
  id: number
  text: Text | string
  createdAt: Seconds
  updatedAt: Seconds
  fileIds: number[]
  /** Null: the learner wrote it. */
  expert: string | null
  isViewed: boolean
  rating: number | null
  homeworkStatusId: number | null
  /** What the client called it when it sent it; absent: it came without a name. */
  clientId?: string
}

export interface ChatState {
  id: number
  title: Text
  streamId: number | null
  canWrite: boolean
  avatar: string | null
  messages: MessageState[]
  /** When an expert will answer what the learner has asked; absent: no answer is due. */
  answerAt?: Seconds | null
}

export interface ScoreState {
  id: number
  amount: number
  why: Text
  at: Seconds
}

export interface SubscriptionState {
  id: number
  title: Text
  status: string
  isActive: boolean
  isActiveStatus: boolean
  isLifetime: boolean
  nextPayAt: Seconds | null
  endDate: Seconds | null
  period: string | null
  serviceType: string
  recurrent: boolean
  courseIds: number[]
  amount: number | null
}

/** An order of something that extends a stream. */
export interface OrderState {
  id: number
  streamId: number
  serviceId: number
  /** Cents, after a discount. */
  amount: number
  status: 'new' | 'pending' | 'paid' | 'cancelled' | 'failed'
}

export interface PaymentMethodState {
  id: number
  title: string
  expires: string | null
  isDefault: boolean
  createdAt: Seconds
}

export interface InstallmentState {
  id: number
  title: Text
  status: string
  payments: { id: number; amount: number; at: Seconds; status: string }[]
}

export interface Learner {
  id: number
  persona: string
  password: string
  user: UserState
  externalAuths: { id: number; source: string }[]
  streams: StreamState[]
  chats: ChatState[]
  scores: ScoreState[]
  /** Times of reminders by weekday. */
  schedule: Record<string, string[]>
  subscriptions: SubscriptionState[]
  orders: OrderState[]
  installments: InstallmentState[]
  paymentMethods: PaymentMethodState[]
  communities: { id: number; communityId: number; start: Seconds; end: Seconds | null; isOptional: boolean }[]
  cookiePolicy: { essential: boolean; analytics: boolean; marketing: boolean } | null
}

interface FaultState {
  /** Contract number (`L3`), path (`user-course-streams/{id}/status`), either with a method in front, or `*`. */
  call: string
  kind: string
  /** How many more answers to spoil; null: all. */
  left: number | null
}

export interface World {
  version: number
  brand: string
  scenario: string
  persona: string | null
  /** Milliseconds to add to the device's clock to get the world's. */
  clockOffsetMs: number
  /** When it was made, by its own clock. */
  madeAt: Seconds
  nextId: number
  learners: Learner[]
  tokens: { token: string; learnerId: number; appType: string; resetsPassword: boolean }[]
  codes: { target: string; code: string; askedAt: Seconds; wrong: number }[]
  /** Times of attempts that are limited in number, by what limits them. */
  attempts: Record<string, Seconds[]>
  files: FileState[]
  questions: { id: number; path: string; body: unknown; at: Seconds }[]
  /** The verdict of the next expert. */
  verdict: 'DONE' | 'FAIL'
  /** How long an expert takes; null: no expert ever answers. */
  answerAfterSeconds: number | null
  /** What a scenario demands besides: content (`bulk`, `broken`), odd answers (`awkward`), a dead token a dead token (`expired-token`), an empty shop (`nothing-sold`), offers at the places of a course (`offers`). */
  extras: string[]
  domainConfig: Record<string, unknown>
  externalConfig: Record<string, unknown> | null
  latencyMs: number
  faults: FaultState[]
}
