import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Confirm } from '#/ui/modals/confirm'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useFailureToast } from '#/ui/toasts/use-failure-toast'
import { useOnce } from '#/ui/use-once'
import { PLANNED, endOf } from '#/domains/study/streams/stream-state'
import type { Stream } from '#/domains/study/model'
import { courseMutations } from '#/domains/study/mutations'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { endWithoutFreeze, shownFreezeEnd } from './freeze-plan'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { useCalendarModal } from '../components/use-calendar-modal'

interface EndFreezeConfirmProps {
  stream: Stream
  onClose: () => void
}

/** Asks before a pause is ended early, or a future one is cancelled. */
export function EndFreezeConfirm({ stream, onClose }: EndFreezeConfirmProps) {
  const { t, i18n } = useLingui()
  const time = useLearnerTime()
  const name = useCourseName()(stream)
  const end = useMutation(courseMutations.endFreeze())
  const freeze = stream.userCourseStreamFreeze
  const { startDate, endDate } = freeze ?? {}
  const courseEnd = endOf(stream)
  const earlier = startDate && endDate ? endWithoutFreeze(courseEnd, { startDate, endDate }, time.now) : null
  const isAhead = freeze?.status === PLANNED

  const { open } = useCalendarModal(stream.id)
  const watchClosing = useFailureToast({ label: t`Try again`, onPress: () => open({ modal: 'end-freeze' }) })
  const confirm = useOnce(async () => {
    const toldByToast = watchClosing()
    try {
      await end.mutateAsync({ streamId: stream.id })
      showToast({ text: isAhead ? t`The pause is cancelled.` : t`The pause is over.` })
      onClose()
    } catch {
      // Else the mutation's error is shown below.
      toldByToast(
        isAhead ? t`It is not confirmed that the pause is cancelled.` : t`The end of the pause is not confirmed.`,
      )
    }
  })

  const until = endDate ? dateText(shownFreezeEnd({ isAhead, endDate }), time) : ''
  const oldEnd = courseEnd ? dateText(courseEnd, time) : ''
  const newEnd = earlier ? dateText(earlier, time) : ''
  const start = startDate ? dateText(startDate, time) : ''
  return (
    <Confirm
      title={isAhead ? t`Cancel the pause?` : t`End the pause today?`}
      confirmLabel={isAhead ? t`Cancel the pause` : t`End it and go on`}
      cancelLabel={t`Keep the pause`}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      busy={end.isPending}
      error={end.error && <Banner tone="danger" role="alert" title={errorTexts(i18n, end.error)} />}
    >
      {isAhead
        ? t`${name} was to be paused from ${start} to ${until}.`
        : t`${name} was to be paused until ${until}. It opens again now. The days you did not use are not kept.`}{' '}
      {earlier && t`The course will end on ${newEnd} instead of ${oldEnd}.`}
    </Confirm>
  )
}
