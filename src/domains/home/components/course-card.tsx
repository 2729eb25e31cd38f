import { Link } from '@tanstack/react-router'
import { Picture } from '#/ui/pictures/picture'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { StreamPill } from '#/domains/study/streams/stream-pill'
import { StreamProgress } from '#/domains/study/streams/stream-progress'
import { useCourseName } from '#/domains/study/streams/use-course-name'

/** A course in a gallery: picture, name, progress and state. A row on a phone. */
export function CourseCard({ one: { stream, state } }: { one: StreamInState }) {
  const name = useCourseName()(stream)
  return (
    <Link
      to="/course/$streamId/calendar"
      params={{ streamId: stream.id }}
      className="group flex gap-4 border-b border-line py-4 no-underline min-[560px]:flex-col min-[560px]:gap-3.5 min-[560px]:border-0 min-[560px]:py-0"
    >
      <Picture
        src={stream.course?.image}
        zoom
        shared={`course-${stream.id}`}
        className="size-26 shrink-0 min-[560px]:aspect-4/3 min-[560px]:size-auto min-[560px]:w-full max-[560px]:aspect-square!"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
        <span className="type-h3 wrap-anywhere">{name}</span>
        <span className="mt-1 block">
          <StreamProgress stream={stream} state={state} />
        </span>
        <StreamPill stream={stream} state={state} bare />
      </span>
    </Link>
  )
}
