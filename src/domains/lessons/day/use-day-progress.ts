import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { countedDayProgress } from '#/domains/study/days/day-progress'
import { studyQueries } from '#/domains/study/course-queries'
import type { DayView } from './use-day'

/** The day's progress from 0 to 100: the server's count (L12, fetched once `isDue`), before that our own by lesson statistics. */
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
    // Refetched when a lesson has become complete, not with each save.
    if (isDue && known.current !== counted.complete && rowId !== null) void refetch()
    known.current = counted.complete
  }, [counted.complete, isDue, rowId, refetch])
  return data?.progress ?? counted.percent
}
