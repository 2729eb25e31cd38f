import { useLingui } from '@lingui/react/macro'
import { Link, linkOptions } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { cx } from '#/ui/cx'
import { Page } from '#/ui/page/page'
import { Icon } from '#/ui/pictures/icon'
import { Tooltip } from '#/ui/popovers/tooltip'
import { neighbourDays } from './neighbour-days'
import type { DayView } from './use-day'

interface DayPageProps {
  view: DayView
  /** The video is then the first thing on phones. */
  hasVideo?: boolean
  children: ReactNode
}

/** Head of a day: breadcrumbs, stage, name, neighbours. Above a video on phones only the app's header names the day. */
export function DayPage({ view, hasVideo = false, children }: DayPageProps) {
  const { t } = useLingui()
  const { stream, stage, stageNumber, day } = view
  const streamId = stream.id
  const number = day.dayNumber
  const stageName = stage.title
  const name = t`Day ${number}`
  const course = useCourseName()(stream)
  const place = stageName ? t`${name}, stage ${stageNumber}: ${stageName}` : t`${name}, stage ${stageNumber}`
  return (
    <Page
      title={day.excerpt || name}
      documentTitle={name}
      heading={
        <span data-shared={`day-${number}`} className="block">
          <span className="mb-1 block font-sans text-small font-normal tracking-[-0.006em] text-muted">{place}</span>
          {day.excerpt || name}
        </span>
      }
      crumbs={[
        { label: t`My courses`, link: linkOptions({ to: '/courses' }) },
        { label: course, link: linkOptions({ to: '/course/$streamId/calendar', params: { streamId } }) },
        { label: name },
      ]}
      actions={<DayNav view={view} />}
      className={cx(
        '[&>header]:mb-5 [&>header]:flex-nowrap [&>header]:items-end',
        // Not a flex container: at a width of one pixel the h1 would get no width at all.
        hasVideo &&
          'max-tablet:-mt-2 max-tablet:[&>header:not(:has(a:focus-visible))]:sr-only max-tablet:[&>header]:block',
      )}
    >
      {children}
    </Page>
  )
}

/** Links to the previous and the next day. */
function DayNav({ view: { stages, day, stream } }: { view: DayView }) {
  const { t } = useLingui()
  const { before, after } = neighbourDays(stages, day.dayNumber)
  return (
    <nav aria-label={t`Days`} className="flex gap-1">
      {before && <DayLink streamId={stream.id} number={before.dayNumber} icon={ChevronLeft} />}
      {after && <DayLink streamId={stream.id} number={after.dayNumber} icon={ChevronRight} />}
    </nav>
  )
}

function DayLink({ streamId, number, icon }: { streamId: number; number: number; icon: LucideIcon }) {
  const { t } = useLingui()
  const link = useRef<HTMLAnchorElement>(null)
  const name = t`Day ${number}`
  return (
    <>
      <Link
        ref={link}
        to="/course/$streamId/calendar/$dayNumber"
        params={{ streamId, dayNumber: number }}
        aria-label={name}
        className="inline-flex size-11 items-center justify-center rounded-control transition-colors hover:bg-fill"
      >
        <Icon of={icon} />
      </Link>
      <Tooltip anchor={link} text={name} />
    </>
  )
}
