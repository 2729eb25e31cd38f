import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { TOLERANCE_MS } from '#/api/clock'
import { calendarDay } from '#/lib/dates'
import { PLANNED, RUNNING } from '../streams/stream-state'
import type { Stream, StreamStatus } from '../model'
import { refreshStream } from '../streams/patch-streams'
import { useLearnerTime } from '#/domains/account/use-learner-time'

/** How late the server's clock may be though it counts as equal, with the part of a second that it does not tell; each date is asked about once. */
const LATE_MS = TOLERANCE_MS + 1000

/** The minute at which the lists that all streams share were asked for. */
const listsAskedAt = new WeakMap<QueryClient, Date>()

/**
 * Refetches the stream at midnight and when a day, a stage or a pause is due, since the server goes by its own clock; at once where
 * that happened before the screen was opened, and what is known still waits for it.
 */
export function useNewTimes(
  { id: streamId, userCourseStreamFreeze: freeze }: Pick<Stream, 'id' | 'userCourseStreamFreeze'>,
  { days, stages }: Pick<StreamStatus, 'days' | 'stages'> = { days: [], stages: [] },
): void {
  const client = useQueryClient()
  const { now, zone } = useLearnerTime()
  const dates = [
    ...days.map(({ openAt, isOpenByTimeDelay }) => ({ at: openAt, isAwaited: !isOpenByTimeDelay })),
    ...stages.map(({ openAt, status }) => ({ at: openAt, isAwaited: status === 'close' })),
    { at: freeze?.startDate, isAwaited: freeze?.status === PLANNED },
    { at: freeze?.endDate, isAwaited: freeze?.status === RUNNING },
  ]
  const come = dates.filter(({ at }) => at && at.getTime() + LATE_MS <= now.getTime())
  /** Changes with a new answer only. */
  const plan = dates.map(({ at }) => Number(at)).join()
  const today = calendarDay(now, zone)
  /** Changes at midnight and whenever one of the dates comes. */
  const times = `${today} ${come.length}`
  /** `times` as the answer knows it: without the dates that have come but not changed anything yet. */
  const answered = `${today} ${come.filter(({ isAwaited }) => !isAwaited).length}`
  const known = useRef({ plan: '', times })
  const ask = useEffectEvent((isOpening: boolean) => {
    // What was asked for before this moment knows nothing of it. Every row of a list gets here at the same one: one of them asks for all.
    const isAsked = listsAskedAt.get(client) === now
    listsAskedAt.set(client, now)
    refreshStream(client, streamId, { joinsStatus: isOpening, joinsLists: isOpening || isAsked })
  })
  useEffect(() => {
    const before = known.current
    known.current = { plan, times }
    if ((before.plan === plan ? before.times : answered) !== times) ask(before.plan === '')
  }, [plan, times, answered])
}
