import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { streamGroups, type StreamInState } from '#/domains/study/streams/stream-groups'
import { StreamPill } from '#/domains/study/streams/stream-pill'
import { StreamProgress } from '#/domains/study/streams/stream-progress'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { ArrowLink } from '#/ui/buttons/arrow-link'
import { Picture } from '#/ui/pictures/picture'

/** How many home shows; the rest is one press away. */
const SHOWN = 6

/** The learner's courses on home, those in progress first. */
export function CourseGallery({ streams }: { streams: readonly StreamInState[] }) {
  const { t } = useLingui()
  const titleId = useId()
  const { ongoing, active, completed } = streamGroups(streams)
  const shown = [...ongoing, ...active, ...completed].slice(0, SHOWN)
  return (
    <section aria-labelledby={titleId} className="mt-14 tablet:mt-18">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="type-h2">
          {t`Your courses`}
        </h2>
        <ArrowLink to="/courses">{t`All courses`}</ArrowLink>
      </div>
      <ul className="mt-2 grid min-[560px]:mt-7 min-[560px]:grid-cols-[repeat(auto-fill,minmax(240px,1fr))] min-[560px]:gap-x-7 min-[560px]:gap-y-9 desktop:grid-cols-3 desktop:gap-x-8 desktop:gap-y-11">
        {shown.map((one) => (
          <li key={one.stream.id}>
            <CourseCard one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A course in a gallery: picture, name, progress and state. A row on a phone. */
function CourseCard({ one: { stream, state } }: { one: StreamInState }) {
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
