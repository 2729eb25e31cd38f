import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Icon } from '#/ui/icon'
import { neighbourDays } from '../neighbour-days'
import type { DayView } from './use-day'

const LOOK = 'inline-flex size-11 items-center justify-center rounded-control hover:bg-fill'

/** Links to the previous and the next day. */
export function DayNav({ view: { stages, day, stream } }: { view: DayView }) {
  const { t } = useLingui()
  const { before, after } = neighbourDays(stages, day.dayNumber)
  const nameOf = (number: number) => t`Day ${number}`
  const to = { to: '/course/$streamId/calendar/$dayNumber' } as const
  return (
    <nav aria-label={t`Days`} className="flex gap-1">
      {before && (
        <Link
          {...to}
          params={{ streamId: stream.id, dayNumber: before.dayNumber }}
          aria-label={nameOf(before.dayNumber)}
          className={LOOK}
        >
          <Icon of={ChevronLeft} />
        </Link>
      )}
      {after && (
        <Link
          {...to}
          params={{ streamId: stream.id, dayNumber: after.dayNumber }}
          aria-label={nameOf(after.dayNumber)}
          className={LOOK}
        >
          <Icon of={ChevronRight} />
        </Link>
      )}
    </nav>
  )
}
