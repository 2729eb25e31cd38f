import { Link } from '@tanstack/react-router'
import { Picture } from '#/ui/pictures/picture'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { StreamPill } from '#/domains/study/streams/stream-pill'
import { StreamProgress } from '#/domains/study/streams/stream-progress'
import { useCourseName } from '#/domains/study/streams/use-course-name'
import { useNewTimes } from '#/domains/study/days/use-new-times'

/** A course in the list: picture, name, progress and state in four columns, stacked on a phone. */
export function CourseRow({ one: { stream, state } }: { one: StreamInState }) {
  const name = useCourseName()(stream)
  useNewTimes(stream)
  return (
    <li data-course>
      <Link
        to="/course/$streamId/calendar"
        params={{ streamId: stream.id }}
        className="group grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-4 no-underline tablet:grid-cols-[112px_minmax(0,1.3fr)_minmax(0,1fr)_minmax(150px,210px)] tablet:gap-x-5 tablet:py-4.5 wide:gap-x-7"
      >
        <Picture
          src={stream.course?.image}
          zoom
          shared={`course-${stream.id}`}
          className="row-span-3 self-start max-tablet:aspect-square! tablet:row-span-1"
        />
        <span className="type-h3 wrap-anywhere underline-offset-[0.18em] group-hover:underline group-hover:decoration-1">
          {name}
        </span>
        <span className="max-tablet:mt-1.5">
          <StreamProgress stream={stream} state={state} />
        </span>
        <span className="tablet:justify-self-end tablet:text-end">
          <StreamPill stream={stream} state={state} bare />
        </span>
      </Link>
    </li>
  )
}
