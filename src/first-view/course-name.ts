import { continueLearning } from '../domains/study/streams/continue-learning'
import { streamPhase } from '#/domains/study/streams/stream-state'
import { asRecord, filledString } from '../lib/lax'
import { type Row, rowsOf } from './rows'

/** Bodies of the first round of answers, as they came. */
export interface FirstBodies {
  user: unknown
  streams: unknown
  subscriptions: unknown
}

interface Circumstances {
  /** By the server's clock. */
  now: Date
  /** The stream that a learner opened last on this device. */
  lastStreamOf: (learnerId: unknown) => unknown
}

/**
 * The name of the open course that home offers to continue, shown while the app's code is on its way. Null where it cannot be known yet:
 * no course is open, or a demo course is among them, which a brand may hide.
 */
export function courseName(
  { user, streams, subscriptions }: FirstBodies,
  { now, lastStreamOf }: Circumstances,
): string | null {
  const rows = rowsOf(streams)
  if (rows.some((row) => isSet(row['is_demo']))) return null
  const facts = { now, subscriptions: rowsOf(subscriptions).map(toSubscription) }
  const open = rows.flatMap((row) => {
    const stream = toStream(row)
    return stream && streamPhase(stream, facts) === 'open' ? [{ stream, state: 'open' as const }] : []
  })
  const last = Number(lastStreamOf(asRecord(asRecord(user)?.['data'])?.['id']))
  return continueLearning(open, last)?.stream.name ?? null
}

const isSet = (flag: unknown) => Number(flag) > 0
const time = (seconds: unknown) => (seconds ? new Date(Number(seconds) * 1000) : null)

function toStream(row: Row) {
  const startDate = time(row['start_date'])
  const course = asRecord(row['course'])
  const freeze = asRecord(row['user_course_stream_freeze'])
  const progress = asRecord(row['progress']) ?? {}
  return (
    startDate && {
      id: Number(row['id']),
      courseId: Number(row['course_id']),
      course,
      name: filledString(course?.['short_title']),
      startDate,
      endDate: time(row['end_date']),
      isOptionalPurchase: isSet(row['is_optional_purchase']),
      progress: {
        progress: Number(progress['progress'] ?? 0),
        daysCount: Number(progress['days_count'] ?? 0),
        completeDaysCount: Number(progress['complete_days_count'] ?? 0),
      },
      userCourseStreamFreeze: freeze && { status: freeze['status'] },
    }
  )
}

function toSubscription(row: Row) {
  const ids = row['course_ids']
  return {
    isActive: isSet(row['is_active']),
    isLifetime: isSet(row['is_lifetime']),
    courseIds: Array.isArray(ids) ? ids.map(Number) : [],
  }
}
