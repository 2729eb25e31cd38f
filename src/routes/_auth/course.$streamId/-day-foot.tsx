import { DayHomework } from '#/domains/homework/day-homework'
import { DayEnd } from '#/domains/lessons/day/day-end'
import type { DayView } from '#/domains/lessons/day/use-day'

/** What stands below a lesson, of two domains: in one file, since one would move the other. Loaded after the video's first frame. */
export function DayFoot({ view }: { view: DayView }) {
  const { stream, day } = view
  return (
    <>
      {day.homeworks.length > 0 && <DayHomework streamId={stream.id} dayId={day.id} />}
      <DayEnd view={view} />
    </>
  )
}
