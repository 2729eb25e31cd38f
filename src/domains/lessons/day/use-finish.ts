import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { keepDaySteps } from '#/domains/study/days/day-change'
import { homeworkCourse, type HomeworkEntry, toSendOnDay } from '#/domains/study/homework/homework-entries'
import { useAllHomework } from '#/domains/study/homework/use-all-homework'
import { withHomework } from '#/domains/study/homework/with-homework'
import { courseMutations } from '#/domains/study/mutations'
import { sendOrKeep } from '#/outbox/send-or-keep'
import { modalTarget } from '#/ui/modals/modal-target'
import { showToast } from '#/ui/toasts/toast'
import { isUnderWay } from '../viewing/under-way'
import type { DayView } from './use-day'

/** The mutations' errors are shown, and they refetch the true state. */
const refused = () => null

/** Starts and finishes the day; a day that was never started is started first, as the server requires. */
export function useFinish({ stream, day, dayStatus, learnerId }: DayView) {
  const { t } = useLingui()
  const router = useRouter()
  const client = useQueryClient()
  const start = useMutation(courseMutations.startDay())
  const finish = useMutation(courseMutations.finishDay())
  const place = { streamId: stream.id, dayId: day.id }
  const number = day.dayNumber
  const isStarted = dayStatus !== null && dayStatus.status !== 'not_started'

  // Checked at the press itself: what is drawn may be a press behind.
  const isStarting = () => isUnderWay(client, 'start-day', place)
  const isFinishing = () => isUnderWay(client, 'finish-day', place)

  const [refusal, setRefusal] = useState<unknown>(null)
  /** Without a line it waits on the device. */
  const keep = async (...steps: ('start' | 'finish')[]) => {
    start.reset()
    finish.reset()
    setRefusal(null)
    await keepDaySteps(client, learnerId, steps, place).catch(setRefusal)
  }

  const run = async () => {
    if (isFinishing()) return
    const steps = isStarted ? (['finish'] as const) : (['start', 'finish'] as const)
    const send = () => {
      // Sent first; the finish waits for it, as it does for a start that playing has caused.
      if (!isStarted && !isStarting()) start.mutate(place)
      return finish.mutateAsync(place)
    }
    const finished = await sendOrKeep([], send, () => keep(...steps)).catch(refused)
    // Of a lost answer the day itself tells, without the points that it brought.
    if (!finished?.isAnswered) return
    const { pathname } = router.buildLocation({
      to: '/course/$streamId/calendar/$dayNumber',
      params: { streamId: stream.id, dayNumber: number },
    })
    // The learner may have left the day before the answer arrived.
    if (router.latestLocation.pathname !== pathname) showToast({ icon: CircleCheck, text: t`Day ${number} is done` })
    else await router.navigate(modalTarget('finished'))
  }
  return {
    // The finish may have failed because of the start.
    error: start.error ?? finish.error,
    /** The device had no room to keep it for later. */
    isRefused: refusal !== null,
    start: () => {
      if (isStarting() || isFinishing()) return
      finish.reset()
      sendOrKeep(
        [],
        () => start.mutateAsync(place),
        () => keep('start'),
      ).catch(refused)
    },
    isStarting: start.isPending,
    finish: () => void run(),
    isFinishing: finish.isPending,
  }
}

/** The day's homework that the learner can still send. */
export function useOpenHomework(view: DayView): HomeworkEntry[] {
  const all = useAllHomework(view.stages)
  return toSendOnDay(homeworkCourse({ ...view, stages: withHomework(view.stages, all) }), view.day.id)
}
