import { useNavigate } from '@tanstack/react-router'
import { useCloseModal } from '#/ui/modals/use-close-modal'

export type CalendarModal =
  | { modal: 'freeze' | 'end-freeze' }
  | { modal: 'locked'; day: number }
  | { modal: 'locked' | 'skip'; stage: number }

/** Opens and closes the calendar's modals, which the address names; the page behind them keeps its scroll position. */
export function useCalendarModal(streamId: number) {
  const navigate = useNavigate()
  const close = useCloseModal('day', 'stage')
  const address = { to: '/course/$streamId/calendar', params: { streamId }, resetScroll: false } as const

  return {
    open: (search: CalendarModal) => void navigate({ ...address, search }),
    /** Replaces one modal by another, so that a step back leads to the page. */
    swap: (search: CalendarModal) => void navigate({ ...address, search, replace: true }),
    close,
  }
}
