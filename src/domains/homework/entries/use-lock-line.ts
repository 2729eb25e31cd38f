import { useLingui } from '@lingui/react/macro'
import { firstUnmet, type LockCondition } from '#/domains/study/locks/lock-conditions'
import type { Lock } from '#/domains/study/locks/lock-reason'
import type { Stage } from '#/domains/study/model'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'

/** Why a homework is locked, in a few words; the full reason is one press away. */
export function useLockLine(): (lock: Lock, stages: readonly Stage[]) => string | null {
  const { t } = useLingui()
  const time = useLearnerTime()

  return (lock, stages) => {
    if (lock.isOpen) return null
    const main = firstUnmet(lock.conditions)
    return main ? lineOf(main, stages) : null
  }

  function lineOf({ code, params }: LockCondition, stages: readonly Stage[]): string {
    const date = 'at' in params && params.at ? dateText(params.at, time) : null
    switch (code) {
      case 'demo_day':
      case 'demo_homework':
        return t`Part of the full course`
      case 'subscription':
        return t`Needs your subscription`
      case 'stream_end':
        return t`The course has ended`
      case 'freeze':
        return t`Opens after the pause`
      case 'stage_homework': {
        const number = stages.findIndex(({ id }) => id === params.stageId) + 1
        return t`Opens after the homework of stage ${number}`
      }
      case 'stage_day': {
        const number = params.dayNumber
        if (number === null) return t`Not open yet`
        return t`Opens after day ${number}`
      }
      default:
        return date ? t`Opens on ${date}` : t`Not open yet`
    }
  }
}
