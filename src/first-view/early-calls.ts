import { type EarlyCall, stagesCall, statusCall, streamsCall } from '../domains/study/calls'
import { rowsOf } from './rows'

const CONFIGURATION: EarlyCall[] = [['domain-config'], ['external-application-config']]
const LEARNER: EarlyCall[] = [['user'], streamsCall, ['payment-subscription'], ['user-score/amount']]

/** The stream of a calendar's or a day's address (without the base), or null. */
export function streamOfPath(path: string): number | null {
  const id = /^course\/(\d+)\/calendar(?:\/|$)/.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

/** The day number in an address, or null. */
export function dayOfPath(path: string): number | null {
  const number = /\/calendar\/(\d+)\/?$/.exec(path)?.[1]
  return number === undefined ? null : Number(number)
}

/** The calls that the first screen is sure to make: configuration for everybody, the learner's own with a token, a course's status. */
export function earlyCalls(signedIn: boolean, path: string): EarlyCall[] {
  if (!signedIn) return CONFIGURATION
  const streamId = streamOfPath(path)
  return [...CONFIGURATION, ...LEARNER, ...(streamId === null ? [] : [statusCall(streamId)])]
}

/** The call that follows from the streams' answer: the stages of one stream's course. Null for an answer of another shape. */
export function callAfterStreams(answer: unknown, streamId: number): EarlyCall | null {
  const courseId = rowsOf(answer).find((row) => row['id'] === streamId)?.['course_id']
  return typeof courseId === 'number' ? stagesCall(courseId) : null
}
