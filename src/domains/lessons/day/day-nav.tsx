import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '#/ui/pictures/icon'
import { Tooltip } from '#/ui/popovers/tooltip'
import { neighbourDays } from './neighbour-days'
import type { DayView } from './use-day'

/** Links to the previous and the next day. */
export function DayNav({ view: { stages, day, stream } }: { view: DayView }) {
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
