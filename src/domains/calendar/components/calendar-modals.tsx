import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDropModal } from '#/ui/modals/use-close-modal'
import { lockReason } from '#/domains/study/locks/lock-reason'
import { mayFreeze, standingFreeze } from '#/domains/study/streams/stream-state'
import { dayText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { WhyLocked } from '#/domains/study/locks/why-locked'
import type { CalendarView } from '#/domains/study/course/calendar-view'
import { EndFreezeConfirm } from '../freeze/end-freeze-confirm'
import { FreezeModal } from '../freeze/freeze-modal'
import { SkipConfirm } from './skip-confirm'
import { useCalendarModal } from './use-calendar-modal'

interface CalendarModalsProps {
  view: CalendarView
  modal?: string | undefined
  /** Numbers of the day or stage that the modal is about. */
  day?: number | undefined
  stage?: number | undefined
}

/** The calendar's modal that the address names, if it still makes sense. */
export function CalendarModals({ view, modal, day, stage }: CalendarModalsProps) {
  const { close } = useCalendarModal(view.stream.id)
  switch (modal) {
    case 'freeze':
      return <PauseModal view={view} onClose={close} />
    case 'end-freeze':
      return standingFreeze(view.stream) ? <EndFreezeConfirm stream={view.stream} onClose={close} /> : <Gone />
    case 'locked':
      return <LockedModal view={view} day={day} stage={stage} />
    case 'skip':
      return <SkipModal view={view} stage={stage} />
    default:
      return null
  }
}

function PauseModal({ view, onClose }: { view: CalendarView; onClose: () => void }) {
  const { now } = useLearnerTime()
  // Checked once: making the pause must not take the modal away before it has closed.
  const [isPossible] = useState(() => mayFreeze(view.stream, view.state, now))
  return isPossible ? <FreezeModal view={view} onClose={onClose} /> : <Gone />
}

/** Stands in for a modal that makes no sense (any more): removes it from the address. */
function Gone() {
  const drop = useEffectEvent(useDropModal('day', 'stage'))
  useEffect(() => drop(), [])
  return null
}

function LockedModal({
  view,
  day: dayNumber,
  stage: stageNumber,
}: Pick<CalendarModalsProps, 'view' | 'day' | 'stage'>) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { close, swap } = useCalendarModal(view.stream.id)
  const day = view.calendar.flatMap(({ days }) => days).find((one) => one.day.dayNumber === dayNumber)
  const stage = view.calendar.find((one) => (day ? one.days.includes(day) : one.number === stageNumber))
  if (!stage) return <Gone />
  const target = day ? ({ kind: 'day', day: day.day } as const) : ({ kind: 'stage', stageId: stage.stage.id } as const)
  const lock = lockReason(target, view.locks)
  if (lock.isOpen) return <Gone />
  const number = day?.day.dayNumber ?? stage.number
  const date = day && dayText(day.date, time)
  return (
    <WhyLocked
      lock={lock}
      name={day ? t`Day ${number}` : t`Stage ${number}`}
      detail={day ? [day.day.excerpt, date].filter(Boolean).join(', ') : stage.stage.title}
      stream={view.stream}
      stages={view.locks.stages}
      onClose={close}
      onDetour={() => swap({ modal: 'skip', stage: stage.number })}
    />
  )
}

function SkipModal({ view, stage: stageNumber }: Pick<CalendarModalsProps, 'view' | 'stage'>) {
  const { close, swap } = useCalendarModal(view.stream.id)
  const stage = view.calendar.find(({ number }) => number === stageNumber)
  const lock = stage && lockReason({ kind: 'stage', stageId: stage.stage.id }, view.locks)
  if (!stage || !lock || lock.isOpen || !lock.detour) return <Gone />
  return (
    <SkipConfirm
      stageNumber={stage.number}
      detour={lock.detour}
      view={view}
      onStay={() => swap({ modal: 'locked', stage: stage.number })}
      onClose={close}
    />
  )
}
