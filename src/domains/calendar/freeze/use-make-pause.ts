import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFailureToast } from '#/ui/toasts/use-failure-toast'
import { useOnce } from '#/ui/use-once'
import type { Stream } from '#/domains/study/model'
import { standingFreeze } from '#/domains/study/streams/may-freeze'
import { courseMutations } from '#/domains/study/mutations'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { freezeDates, type FreezePlan } from './freeze-plan'
import { useCalendarModal } from '../components/use-calendar-modal'

/** Pauses a course, sent once; `onMade` also runs when the answer was lost and the server then shows the requested pause. */
export function useMakePause(stream: Stream, onMade: () => void) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { open } = useCalendarModal(stream.id)
  const { mutateAsync, variables, isError, isPending, error, reset } = useMutation(courseMutations.freeze())
  // A cancelled pause keeps its dates, so only a standing one counts.
  const made = standingFreeze(stream)
  const isMade =
    isError &&
    Number(made?.startDate) === Number(variables.startDate) &&
    Number(made?.endDate) === Number(variables.endDate)
  const tellMade = useEffectEvent(onMade)
  useEffect(() => {
    if (isMade) tellMade()
  }, [isMade])

  const watchClosing = useFailureToast({ label: t`Try again`, onPress: () => open({ modal: 'freeze' }) })
  const send = useOnce(async (plan: FreezePlan) => {
    const toldByToast = watchClosing()
    try {
      // This clock may be ahead of the server's, so a pause from today starts at the beginning of the day.
      await mutateAsync({ streamId: stream.id, ...freezeDates(plan, time) })
      onMade()
    } catch {
      // Else the dialog shows `error`.
      toldByToast(t`The pause is not confirmed.`)
    }
  })
  return { send, isPending, error, reset }
}
