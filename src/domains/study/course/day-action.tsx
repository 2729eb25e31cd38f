import { useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { LinkButton } from '#/ui/buttons/link-button'
import type { CalendarDay } from './calendar-view'

interface DayActionProps {
  streamId: number
  day: CalendarDay
  size: 'lg' | 'md' | 'sm'
  hasIcon?: boolean
  block?: boolean
}

/** The primary button of a course: start or continue the current day, or see why it is locked. */
export function DayAction({ streamId, day, size, hasIcon = false, block = false }: DayActionProps) {
  const { t } = useLingui()
  const number = day.day.dayNumber
  if (day.isLocked) {
    return (
      <LinkButton
        to="/course/$streamId/calendar"
        params={{ streamId }}
        search={{ modal: 'locked', day: number }}
        resetScroll={false}
        kind="primary"
        size={size}
        block={block}
      >
        {t`Why is day ${number} locked?`}
      </LinkButton>
    )
  }
  return (
    <LinkButton
      to="/course/$streamId/calendar/$dayNumber"
      params={{ streamId, dayNumber: number }}
      kind="primary"
      size={size}
      block={block}
      icon={hasIcon && !day.day.dayOfRest ? Play : undefined}
    >
      {day.isStarted ? t`Continue day ${number}` : t`Start day ${number}`}
    </LinkButton>
  )
}
