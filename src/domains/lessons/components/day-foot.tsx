import { Suspense } from 'react'
import { DayHomework } from '#/domains/homework/day-homework'
import { DayDocuments } from './day-documents'
import { DayEnd } from './day-end'
import type { DayView } from './use-day'

/** The part below the lesson: the day's homework, its end, the course's documents. Loaded after the video's first frame. */
export function DayFoot({ view }: { view: DayView }) {
  const { stream, day } = view
  return (
    <>
      {day.homeworks.length > 0 && (
        <Suspense>
          <DayHomework streamId={stream.id} dayId={day.id} />
        </Suspense>
      )}
      <DayEnd view={view} />
      <DayDocuments view={view} />
    </>
  )
}
