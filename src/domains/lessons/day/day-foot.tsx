import { type ComponentType, Suspense } from 'react'
import { DayDocuments } from './day-documents'
import { DayEnd } from './day-end'
import type { DayView } from './use-day'

/** Draws the homework of one day; the homework's domain provides it. */
export type HomeworkOfDay = ComponentType<{ streamId: number; dayId: number }>

/** The part below the lesson: the day's homework, its end, the course's documents. Loaded after the video's first frame. */
export function DayFoot({ view, homework: Homework }: { view: DayView; homework: HomeworkOfDay }) {
  const { stream, day } = view
  return (
    <>
      {day.homeworks.length > 0 && (
        <Suspense>
          <Homework streamId={stream.id} dayId={day.id} />
        </Suspense>
      )}
      <DayEnd view={view} />
      <DayDocuments view={view} />
    </>
  )
}
