import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { courseMutations } from '#/domains/courses/mutations'
import { showToast } from '#/ui/toast'
import { isUnderWay } from '../under-way'
import type { DayView } from './use-day'

/** Starts and finishes the day; a day that was never started is started on the way, since the server asks for it. */
export function useFinish({ stream, day, dayStatus }: DayView) {
  const { t } = useLingui()
  const router = useRouter()
  const client = useQueryClient()
  const start = useMutation(courseMutations.startDay())
  const finish = useMutation(courseMutations.finishDay())
  const place = { streamId: stream.id, dayId: day.id }
  const number = day.dayNumber
  const isStarted = dayStatus !== null && dayStatus.status !== 'not_started'

  // Asked at the press itself: what was drawn may be a press old.
  const isStarting = () => isUnderWay(client, 'start-day', place)
  const isFinishing = () => isUnderWay(client, 'finish-day', place)

  const run = async () => {
    if (isFinishing()) return
    // Sent before the finish, which waits for it, as for a start that a play has begun.
    if (!isStarted && !isStarting()) start.mutate(place)
    try {
      await finish.mutateAsync(place)
    } catch {
      // Shown from the mutations; the true state is asked for by them.
      return
    }
    const { pathname } = router.buildLocation({
      to: '/course/$streamId/calendar/$dayNumber',
      params: { streamId: stream.id, dayNumber: number },
    })
    // The learner may have gone on before the answer came.
    if (router.latestLocation.pathname !== pathname) showToast({ icon: CircleCheck, text: t`Day ${number} is done` })
    else await router.navigate({ to: '.', search: (search) => ({ ...search, modal: 'finished' }), resetScroll: false })
  }
  return {
    // The day may have been started although the answer was lost; else a finish is refused for nothing but the failed start.
    error: (isStarted ? null : start.error) ?? finish.error,
    start: () => {
      if (isStarting() || isFinishing()) return
      finish.reset()
      start.mutate(place)
    },
    isStarting: start.isPending,
    finish: () => void run(),
    isFinishing: finish.isPending,
  }
}
