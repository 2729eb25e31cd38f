import { useLingui } from '@lingui/react/macro'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { calendarDay } from '#/lib/dates'
import { DateGrid } from '#/ui/fields/date-grid'
import { sameDay } from '#/ui/fields/month-days'
import { Modal } from '#/ui/modals/modal'

/** How far back can be gone while the first message is not known, in months. */
const MAX_MONTHS = 120

interface DayModalProps {
  /** When the message that is shown was written, or null. */
  shown: Date | null
  /** When the first message was written; null: it is not loaded. */
  oldest: Date | null
  onPick: (day: number) => void
  onClose: () => void
}

/** A calendar to choose the day whose messages are shown. */
export function DayModal({ shown, oldest, onPick, onClose }: DayModalProps) {
  const { t } = useLingui()
  const { now, zone } = useLearnerTime()
  const today = calendarDay(now, zone)
  const from = shown ? calendarDay(shown, zone) : today
  const first = oldest ? calendarDay(oldest, zone) : sameDay(today, -MAX_MONTHS)
  // Of a clock that is behind.
  const last = Math.max(today, from)
  return (
    <Modal title={t`Jump to a date`} size="sm" onClose={onClose}>
      <DateGrid range={{ first: from, last: from }} bounds={{ first, last }} today={today} onPick={onPick} />
    </Modal>
  )
}
