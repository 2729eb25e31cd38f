import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Stream } from '#/domains/study/model'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { isStudyable } from '#/domains/study/streams/stream-state'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { Icon } from '#/ui/pictures/icon'
import { Picture } from '#/ui/pictures/picture'
import { Skeleton } from '#/ui/states/skeleton'

interface ContinueLayoutProps {
  stream: Stream
  eyebrow?: ReactNode
  /** Undefined while it is loading. */
  title: string | undefined
  text: ReactNode
  actions: ReactNode
  /** Number of the day that a press on the picture opens; null: the picture is no link. */
  playDay?: number | null
  /** The strip of days; undefined while it is loading, null where there is none. */
  week?: ReactNode
}

/** Picture, words, one step and the week: side by side in wide windows; on phones the picture reaches the edges. */
export function ContinueLayout({
  stream,
  eyebrow,
  title,
  text,
  actions,
  playDay = null,
  week = <WeekSkeleton />,
}: ContinueLayoutProps) {
  const lead = (
    <Picture
      src={stream.course?.background ?? stream.course?.image}
      ratio="16:10"
      eager
      zoom
      shared={`course-${stream.id}`}
      className="max-tablet:aspect-16/9 max-tablet:rounded-none tablet:rounded-lg"
    >
      {playDay !== null && <PlayMark />}
    </Picture>
  )
  return (
    <section
      aria-label={title}
      className="grid gap-5 wide:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)] wide:gap-11 *:min-w-0"
    >
      <div className="-mx-gutter tablet:mx-0">
        {playDay === null ? (
          lead
        ) : (
          <Link
            to="/course/$streamId/calendar/$dayNumber"
            params={{ streamId: stream.id, dayNumber: playDay }}
            tabIndex={-1}
            aria-hidden
            className="group block"
          >
            {lead}
          </Link>
        )}
      </div>
      <div className="flex flex-col wide:py-1">
        <p className="min-h-[1lh] text-small text-muted">{eyebrow}</p>
        {title === undefined ? <TitleSkeleton /> : <h2 className="type-h1 mt-1.5">{title}</h2>}
        <div className="mt-3 min-h-[2lh] max-w-[46ch] text-muted">{text}</div>
        <div className="mt-5.5 flex min-h-13.5 flex-wrap items-center gap-x-5 gap-y-2 max-tablet:*:first:grow">
          {actions}
        </div>
        {week && stream.course && (
          <div className="mt-7 w-full max-w-105 wide:mt-auto wide:max-w-none wide:pt-7">{week}</div>
        )}
      </div>
    </section>
  )
}

function TitleSkeleton() {
  return (
    <span className="type-h1 mt-1.5 block">
      <Skeleton className="my-[0.075em] h-[0.95em] w-11/12" />
      <Skeleton className="my-[0.075em] h-[0.95em] w-2/3" />
    </span>
  )
}

/** Home's lead while its course is loading: name and picture are known already. */
export function ContinueSkeleton({ one: { stream, state } }: { one: StreamInState }) {
  const name = useCourseName()(stream)
  const isDay = stream.course !== null && isStudyable(state)
  return (
    <ContinueLayout
      stream={stream}
      eyebrow={isDay && name}
      title={isDay ? undefined : name}
      text={<Skeleton className="mt-1.5 h-4 w-11/12" />}
      actions={<Skeleton className="h-13.5 w-45 rounded-control!" />}
      {...(state === 'ended' && { week: null })}
    />
  )
}

/** The round play icon on a picture that leads to a video. */
function PlayMark() {
  return (
    <span className="absolute right-5 bottom-5 grid size-13 place-items-center rounded-full bg-on-media text-media">
      <Icon of={Play} size={24} className="ms-0.75 fill-current" />
    </span>
  )
}

/** The week while it is loading. */
export function WeekSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-[repeat(7,34px)] justify-between">
      {Array.from({ length: 7 }, (_, index) => (
        <span key={index} className="flex flex-col items-center gap-2">
          <Skeleton className="h-4 w-6.5" />
          <Skeleton className="size-8.5 rounded-full!" />
        </span>
      ))}
    </div>
  )
}

/** Words of a heading while they are loading. */
export function InlineSkeleton() {
  return <Skeleton className="inline-block! h-[0.8em] w-60 align-baseline" />
}
