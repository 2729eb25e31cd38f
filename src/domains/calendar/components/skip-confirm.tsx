import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '#/ui/buttons/button'
import { Modal } from '#/ui/modals/modal'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useFailureToast } from '#/ui/toasts/use-failure-toast'
import { useOnce } from '#/ui/use-once'
import { dayById } from '#/domains/study/days/find-day'
import type { Locked } from '#/domains/study/locks/lock-reason'
import { courseMutations } from '#/domains/study/mutations'
import { endOf } from '#/domains/study/streams/stream-state'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarView } from '#/domains/study/course/calendar-view'
import { requestedHomework } from '#/domains/study/locks/lock-conditions'
import { useCalendarModal } from './use-calendar-modal'

interface SkipConfirmProps {
  /** The number of the stage that opens. */
  stageNumber: number
  detour: NonNullable<Locked['detour']>
  view: CalendarView
  /** Returns to the list of what is missing. */
  onStay: () => void
  onClose: () => void
}

/** Asks before a stage is opened without what it requests (contract L6). */
export function SkipConfirm({ stageNumber, detour, view, onStay, onClose }: SkipConfirmProps) {
  const { t, i18n } = useLingui()
  const time = useLearnerTime()
  const textId = useId()
  const save = useMutation(courseMutations.saveFilters())
  const { stream, locks } = view
  const tasks = detour.homeworkIds.map((id) => requestedHomework(id, locks.stages)?.homework)
  const titles = tasks.flatMap((task) => task?.title || [])
  const isHomework = tasks.length > 0
  const hasDays = detour.dayIds.some((id) => dayById(locks.stages, id))
  // Nobody can finish a day that the course does not have (any more).
  const lacksDays = detour.dayIds.some((id) => !dayById(locks.stages, id))
  const endDate = endOf(stream)
  const end = endDate ? dateText(endDate, time) : null

  const { open } = useCalendarModal(stream.id)
  const watchClosing = useFailureToast({
    label: t`Try again`,
    onPress: () => open({ modal: 'skip', stage: stageNumber }),
  })
  const confirm = useOnce(async () => {
    const toldByToast = watchClosing()
    try {
      await save.mutateAsync({ streamId: stream.id, detour })
      onClose()
    } catch {
      // Else the mutation's error is shown below.
      toldByToast(t`It is not confirmed that stage ${stageNumber} is open.`)
    }
  })

  function question(): string {
    if (lacksDays || (isHomework && hasDays)) return t`Go on without what is missing?`
    if (!isHomework) return t`Go on without the missing days?`
    return tasks.every((task) => task?.type === 'selfie')
      ? t`Go on without the selfie?`
      : t`Go on without the homework?`
  }

  function stay(): string {
    if (lacksDays) return t`Not now`
    return isHomework ? t`Send it first` : t`Finish them first`
  }

  return (
    <Modal
      title={question()}
      size="sm"
      role="alertdialog"
      describedBy={textId}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" loading={save.isPending} onClick={() => void confirm()}>
            {t`Open stage ${stageNumber}`}
          </Button>
          <Button data-autofocus unavailable={save.isPending} onClick={onStay}>
            {stay()}
          </Button>
        </>
      }
    >
      <p id={textId} className="text-ui text-muted">
        {t`Stage ${stageNumber} opens now.`}{' '}
        {titles
          .map((title) => (end ? t`“${title}” stays on your list until ${end}.` : t`“${title}” stays on your list.`))
          .join(' ')}{' '}
        {hasDays && t`The days stay open, you can return to them.`}{' '}
        {lacksDays && t`Days that the course does not have are no longer required.`}
      </p>
      {save.error && <Banner tone="danger" role="alert" className="mt-4" title={errorTexts(i18n, save.error)} />}
    </Modal>
  )
}
