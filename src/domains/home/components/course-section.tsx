import { useId } from 'react'
import { Rows } from '#/ui/page/rows'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { CourseRow } from './course-row'

interface CourseSectionProps {
  title: string
  streams: readonly StreamInState[]
  /** How many of them to show. */
  limit: number
}

/** Courses of one kind; nothing where there are none. */
export function CourseSection({ title, streams, limit }: CourseSectionProps) {
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
          <CourseRow key={one.stream.id} one={one} />
        ))}
      </Rows>
    </section>
  )
}
