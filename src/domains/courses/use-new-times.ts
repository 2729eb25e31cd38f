import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { calendarDay } from '#/lib/dates'
import type { Stream, StreamStatus } from './model'
import { refreshStream } from './patch-streams'
import { useLearnerTime } from './use-learner-time'

/** Refetches the stream at midnight and when a day, a stage or a pause is due, since the server goes by its own clock. */
export function useNewTimes(
  { id: streamId, userCourseStreamFreeze: freeze }: Pick<Stream, 'id' | 'userCourseStreamFreeze'>,
  { days, stages }: Pick<StreamStatus, 'days' | 'stages'>,
): void {
  const client = useQueryClient()
  const { now, zone } = useLearnerTime()
  const dates = [...[...days, ...stages].map(({ openAt }) => openAt), freeze?.startDate, freeze?.endDate]
  const come = dates.filter((date) => date && date <= now).length
  const plan = dates.map(Number).join()
  const times = `${calendarDay(now, zone)} ${come}`
  const known = useRef({ plan, times })
  useEffect(() => {
    const { plan: before, times: then } = known.current
    known.current = { plan, times }
    // Changed dates mean that the server has just answered.
    if (before === plan && then !== times) refreshStream(client, streamId)
  }, [client, streamId, plan, times])
}
