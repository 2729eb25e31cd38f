import type { ShownCommunity } from '#/domains/club/community-type'
import { type DuePayment, duePayments } from '#/domains/payments/due-payments'
import type { Installment } from '#/domains/payments/model'
import { type HomeworkEntry, isToSend } from '#/domains/study/homework/homework-entries'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { endOf, isStudyable } from '#/domains/study/streams/stream-state'
import { daysUntil } from '#/lib/dates'

export type TodayItem =
  /** Homework that is to be sent today. */
  | { kind: 'homework'; entry: HomeworkEntry }
  /** A course whose last day this is. */
  | { kind: 'course'; stream: StreamInState['stream'] }
  | { kind: 'payment'; payment: DuePayment }
  /** A community that is the learner's for the last day. */
  | { kind: 'community'; id: number; title: string }

interface Sources {
  now: Date
  /** The learner's time zone. */
  zone: string
  /** Of the course to continue. */
  homework: readonly HomeworkEntry[]
  streams: readonly StreamInState[]
  installments: readonly Installment[]
  communities: readonly ShownCommunity[]
}

/** What is due today, the nearest to learning first. */
export function todayItems({ now, zone, homework, streams, installments, communities }: Sources): TodayItem[] {
  const isToday = (date: Date | null) => date !== null && date > now && daysUntil(now, date, zone) === 0
  return [
    ...homework
      .filter((entry) => entry.isOffered && isToSend(entry) && isToday(entry.deadline))
      .map((entry) => ({ kind: 'homework', entry }) as const),
    ...streams
      .filter(({ stream, state }) => isStudyable(state) && isToday(endOf(stream)))
      .map(({ stream }) => ({ kind: 'course', stream }) as const),
    ...duePayments(installments, now, zone).map((payment) => ({ kind: 'payment', payment }) as const),
    ...communities
      .filter(({ community, type }) => type === 'owned' && isToday(community.userCommunity?.endDate ?? null))
      .map(({ community: { id, title } }) => ({ kind: 'community', id, title }) as const),
  ]
}
