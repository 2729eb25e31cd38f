import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useNewTimes } from '#/domains/study/days/use-new-times'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { StreamPill } from '#/domains/study/streams/stream-pill'
import { StreamProgress } from '#/domains/study/streams/stream-progress'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { MarkedText } from '#/ui/marked-text'
import { Rows } from '#/ui/page/rows'
import { Picture } from '#/ui/pictures/picture'

interface CourseSectionProps {
  title: string
  streams: readonly StreamInState[]
  /** How many of them to show. */
  limit: number
  /** What it finds is marked in their names. */
  pattern?: RegExp | null
}

/** Courses of one kind; nothing where there are none. */
export function CourseSection({ title, streams, limit, pattern = null }: CourseSectionProps) {
  const titleId = useId()
  if (streams.length === 0 || limit <= 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-9 first:mt-0">
      <h2 id={titleId} className="type-h4 mb-3.5 flex items-baseline gap-2">
        {title}
        <span className="num text-small font-normal text-muted">{streams.length}</span>
      </h2>
      <Rows>
        {streams.slice(0, limit).map((one) => (
          <CourseRow key={one.stream.id} one={one} pattern={pattern} />
        ))}
      </Rows>
    </section>
  )
}

/** A course in the list: picture, name, progress and state in four columns, stacked on a phone. */
function CourseRow({ one: { stream, state }, pattern }: { one: StreamInState; pattern: RegExp | null }) {
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
          <MarkedText text={name} pattern={pattern} />
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
