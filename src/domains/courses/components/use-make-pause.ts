import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useOnce } from '#/ui/use-once'
import type { Stream } from '../model'
import { standingFreeze } from '../may-freeze'
import { courseMutations } from '../mutations'
import { useLearnerTime } from '../use-learner-time'
import { dayStart } from './day-start'
import type { FreezePlan } from './freeze-plan'

/** Pauses a course, sent once; `onMade` also where the answer got lost and the server shows the pause that was asked for. */
export function useMakePause(stream: Stream, onMade: () => void) {
  const { zone } = useLearnerTime()
  const { mutateAsync, variables, isError, isPending, error, reset } = useMutation(courseMutations.freeze())
  // One that was cancelled keeps its dates.
  const made = standingFreeze(stream)
  const isMade =
    isError &&
    Number(made?.startDate) === Number(variables.startDate) &&
    Number(made?.endDate) === Number(variables.endDate)
  const tellMade = useEffectEvent(onMade)
  useEffect(() => {
    if (isMade) tellMade()
  }, [isMade])

  const send = useOnce(async ({ first, last }: FreezePlan) => {
    try {
      // Our own clock may be ahead of the server's: a pause from today begins at this day's start.
      const dates = { startDate: dayStart(first, zone), endDate: dayStart(last + 1, zone) }
      await mutateAsync({ streamId: stream.id, ...dates })
      onMade()
    } catch {
      // Shown from `error`.
    }
  })
  return { send, isPending, error, reset }
}
