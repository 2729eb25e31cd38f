import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { savesData } from '#/platform/device'
import { whenIdle } from '#/platform/when-idle'
import type { CalendarDay } from './calendar-view'

/**
 * Preloads the day that is offered first while the page is idle: its code, its answers and the playlists of its video, so that a
 * press waits for the picture only. Null: none is offered.
 */
export function useReadyDay(streamId: number, day: CalendarDay | null): void {
  const router = useRouter()
  const dayNumber = day && !day.isLocked ? day.day.dayNumber : null
  useEffect(() => {
    if (dayNumber === null || savesData()) return undefined
    const to = '/course/$streamId/calendar/$dayNumber'
    // A press loads again whatever fails here.
    return whenIdle(() => void router.preloadRoute({ to, params: { streamId, dayNumber } }).catch(() => {}))
  }, [router, streamId, dayNumber])
}
