import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { calendarDay } from '#/lib/dates'
import type { Stream, StreamStatus } from './model'
import { refreshStream } from './patch-streams'
import { useLearnerTime } from './use-learner-time'

/** At midnight, and when the time of a day, a stage or a pause has come, the server goes by its own clock: it is asked again. */
export function useNewTimes(
  { id: streamId, userCourseStreamFreeze: freeze }: Pick<Stream, 'id' | 'userCourseStreamFreeze'>,
  { days, stages }: Pick<StreamStatus, 'days' | 'stages'>,
): void {
  const client = useQueryClient()
  const { now, zone } = useLearnerTime()
  const dates = [...[...days, ...stages].map(({ openAt }) => openAt), freeze?.startDate, freeze?.endDate]
  const come = dates.filter((date) => date && date <= now).length
  const times = `${calendarDay(now, zone)} ${come}`
  const known = useRef(times)
  useEffect(() => {
    if (known.current === times) return
    known.current = times
    refreshStream(client, streamId)
  }, [client, streamId, times])
}
