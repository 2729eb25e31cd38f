import { type HomeworkCourse, type HomeworkEntry, isToSend } from '#/domains/study/homework/homework-entries'
import type { Stream } from '#/domains/study/model'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { endOf } from '#/domains/video-consultations/consultation-state'
import type { VideoConsultation } from '#/domains/video-consultations/model'
import { calendarDay } from '#/lib/dates'

export type EventState = 'not_started' | 'started' | 'ended'

interface EventBase {
  /** The same for the same thing for ever. */
  key: string
  at: Date
  state: EventState
}
export type LearnerEvent = EventBase &
  (
    | { kind: 'consultation'; consultation: VideoConsultation }
    | { kind: 'stream'; stream: Stream }
    | { kind: 'homework'; course: Pick<HomeworkCourse, 'stream' | 'homework'>; entry: HomeworkEntry }
  )

interface EventSources {
  consultations: readonly VideoConsultation[]
  streams: readonly StreamInState[]
  courses: readonly Pick<HomeworkCourse, 'stream' | 'homework'>[]
  now: Date
}

/** What the learner has dates for: booked consultations, starts of courses, and homework that is not sent; the earliest first. */
export function learnerEvents({ consultations, streams, courses, now }: EventSources): LearnerEvent[] {
  const events = [
    ...consultations.flatMap((one) => consultationEvent(one, now)),
    ...streams.map(startEvent),
    ...courses.flatMap((course) => course.homework.flatMap((entry) => deadlineEvent(course, entry))),
  ]
  return events.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.key.localeCompare(b.key, 'en'))
}

/** One that was cancelled takes place no more. */
function consultationEvent(consultation: VideoConsultation, now: Date): LearnerEvent[] {
  const { id, start, status } = consultation
  const end = endOf(consultation)
  if (!start || !end || status === 'available' || status === 'cancelled') return []
  const state = status === 'complete' || now >= end ? 'ended' : now < start ? 'not_started' : 'started'
  return [{ kind: 'consultation', key: `video-consultation-${id}`, at: start, state, consultation }]
}

function startEvent({ stream, state }: StreamInState): LearnerEvent {
  const known = state === 'not_started' || state === 'ended' ? state : 'started'
  return { kind: 'stream', key: `stream-${stream.id}`, at: stream.startDate, state: known, stream }
}

/** Homework that is offered and not sent: it has begun once it can be sent, and ends when it is due. */
function deadlineEvent(course: Pick<HomeworkCourse, 'stream' | 'homework'>, entry: HomeworkEntry): LearnerEvent[] {
  const { row, deadline, isOffered, isLate, state } = entry
  const isSent = state === 'UPLOADED' || state === 'DONE'
  if (!deadline || !isOffered || isSent || row.isLocked) return []
  const key = `homework-${course.stream.id}-${row.targetType}-${row.target.id}`
  const known = isLate ? 'ended' : isToSend(entry) ? 'started' : 'not_started'
  return [{ kind: 'homework', key, at: deadline, state: known, course, entry }]
}

/** The events of one day, as `calendarDay` counts days. */
export interface EventDay {
  day: number
  events: LearnerEvent[]
}

/** The first `limit` events by day: from today on in their order, then those before, the latest day first. */
export function eventDays(events: readonly LearnerEvent[], limit: number, now: Date, zone: string) {
  const today = calendarDay(now, zone)
  const days = new Map<number, LearnerEvent[]>()
  for (const event of events) {
    const day = calendarDay(event.at, zone)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  let left = limit
  const cut = (all: EventDay[]): EventDay[] =>
    all.flatMap(({ day, events: ofDay }) => {
      const shown = ofDay.slice(0, Math.max(0, left))
      left -= ofDay.length
      return shown.length > 0 ? [{ day, events: shown }] : []
    })
  const all = [...days].map(([day, ofDay]) => ({ day, events: ofDay }))
  const ahead = cut(all.filter(({ day }) => day >= today))
  const earlier = cut(all.filter(({ day }) => day < today).toReversed())
  return { ahead, earlier }
}

/** What a calendar is still told of. */
export const isAhead = ({ kind, at, state }: LearnerEvent, now: Date): boolean =>
  state !== 'ended' && (at > now || kind === 'consultation')
