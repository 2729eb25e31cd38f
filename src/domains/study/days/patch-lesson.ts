import type { QueryClient } from '@tanstack/react-query'

import type { LessonStatistic } from '../model'
import { studyQueries } from '../course-queries'

/** Applies a lesson's new totals; the rest of the status stays as old as it is. */
export function patchLesson(client: QueryClient, statistic: LessonStatistic): void {
  const isSame = (one: LessonStatistic) => one.dayId === statistic.dayId && one.lessonId === statistic.lessonId
  const { queryKey } = studyQueries.status(statistic.streamId)
  const { dataUpdatedAt, isInvalidated } = client.getQueryState(queryKey) ?? {}
  client.setQueryData(
    queryKey,
    (status) => status && { ...status, lessons: [...status.lessons.filter((one) => !isSame(one)), statistic] },
    { updatedAt: dataUpdatedAt },
  )
  if (isInvalidated) void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
