import { useLingui } from '@lingui/react/macro'
import type { Locked } from './lock-reason'
import { dateText } from '../texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CourseView } from '../course/course-view'
import { stageWait } from './stage-wait'

/** When or after what a locked stage opens, in one sentence. */
export function useStageCondition(): (lock: Locked, course: CourseView) => string {
  const { t } = useLingui()
  const time = useLearnerTime()

  return (lock, { locks }) => {
    const { at, request, stream } = stageWait(lock, locks.stages)
    const date = at && dateText(at, time)
    if (stream === 'not_started') return t`Opens after the course has begun.`
    if (stream === 'freeze') return t`Waits until the pause is over.`
    if (stream === 'ended') return t`The course has ended.`
    if (stream === 'stopped') return t`Opens again with the subscription.`
    switch (request?.kind) {
      case 'selfie':
        return date ? t`Opens on ${date}, after your selfie.` : t`Opens after your selfie.`
      case 'homework': {
        const stage = request.stageNumber
        return date
          ? t`Opens on ${date}, once the homework of stage ${stage} is sent.`
          : t`Opens once the homework of stage ${stage} is sent.`
      }
      case 'homework_again': {
        const stage = request.stageNumber
        return date
          ? t`Opens on ${date}, once the homework of stage ${stage} is sent again.`
          : t`Opens once the homework of stage ${stage} is sent again.`
      }
      case 'day': {
        const day = request.dayNumber
        return date ? t`Opens on ${date}, once day ${day} is finished.` : t`Opens once day ${day} is finished.`
      }
      case 'several':
        return date
          ? t`Opens on ${date}, once everything required before it is done.`
          : t`Opens once everything required before it is done.`
      default:
        return date ? t`Opens on ${date}.` : t`Not open yet.`
    }
  }
}
