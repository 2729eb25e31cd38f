import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { countedDayProgress } from '#/domains/courses/day-progress'
import { studyQueries } from '#/domains/courses/study-queries'
import type { DayView } from './use-day'

/** How far the day is, from 0 to 100: as the server counts it (L12, asked once it is due), until its answer as the lessons say. */
export function useDayProgress({ stream, day, dayStatus, status }: DayView, isDue: boolean): number {
  const rowId = dayStatus?.id ?? null
  const { data, refetch } = useQuery({
    ...studyQueries.dayProgress(stream.id, rowId ?? 0),
    enabled: isDue && rowId !== null,
  })
  const counted = countedDayProgress(
    day.id,
    day.lessonSets.flatMap(({ lessons }) => lessons),
    status.lessons,
  )
  const known = useRef(counted.complete)
  useEffect(() => {
    // Asked again when a lesson became complete, not with each save.
    if (isDue && known.current !== counted.complete && rowId !== null) void refetch()
    known.current = counted.complete
  }, [counted.complete, isDue, rowId, refetch])
  return data?.progress ?? counted.percent
}
