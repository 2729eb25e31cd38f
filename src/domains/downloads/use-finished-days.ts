import { useQueries } from '@tanstack/react-query'
import { studyQueries } from '#/domains/study/course-queries'
import type { KeptLesson } from '#/platform/kept-media'
import type { FinishedDay } from './by-course'

/** The days of kept lessons that are finished, as far as the server's answers are here. */
export function useFinishedDays(lessons: readonly KeptLesson[]): FinishedDay[] {
  const streams = [...new Set(lessons.map(({ streamId }) => streamId))]
  return useQueries({
    queries: streams.map((streamId) => studyQueries.status(streamId)),
    combine: (answers) =>
      answers.flatMap(({ data }, index) =>
        (data?.days ?? [])
          .filter(({ status }) => status === 'finished')
          .map(({ stageDayId }) => ({ streamId: streams[index] ?? 0, dayId: stageDayId })),
      ),
  })
}
