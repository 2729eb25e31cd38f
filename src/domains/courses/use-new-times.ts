import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { calendarDay } from '#/lib/dates'
import type { StreamStatus } from './model'
import { refreshStream } from './patch-streams'
import { useLearnerTime } from './use-learner-time'

/** At midnight, and when the time of a day or stage has come, the server opens by its own clock: it is asked again. */
export function useNewTimes(streamId: number, { days, stages }: Pick<StreamStatus, 'days' | 'stages'>): void {
  const client = useQueryClient()
  const { now, zone } = useLearnerTime()
  const come = [...days, ...stages].filter(({ openAt }) => openAt !== null && openAt <= now).length
  const times = `${calendarDay(now, zone)} ${come}`
  const known = useRef(times)
  useEffect(() => {
    if (known.current === times) return
    known.current = times
    refreshStream(client, streamId)
  }, [client, streamId, times])
}
