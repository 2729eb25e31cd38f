import { useLingui } from '@lingui/react/macro'
import { firstUnmet, type LockCondition, requestedHomework } from './lock-conditions'
import type { Locked } from './lock-reason'
import type { Stage } from '../model'
import { dateText } from '../texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'

/** A title for a locked thing: when, or after what, it opens. */
export function useLockTitle(): (lock: Locked, name: string, stages: readonly Stage[]) => string {
  const { t } = useLingui()
  const time = useLearnerTime()

  return ({ conditions }, name, stages) => {
    const main = firstUnmet(conditions)
    const at = conditions.find(({ kind }) => kind === 'time')?.params
    const date = at && 'at' in at && at.at ? dateText(at.at, time) : null
    return main ? titleOf(main, name, date, stages) : name
  }

  function titleOf(main: LockCondition, name: string, date: string | null, stages: readonly Stage[]): string {
    switch (main.code) {
      case 'stage_homework': {
        const isSelfie = requestedHomework(main.params.rowId, stages)?.homework?.type === 'selfie'
        if (isSelfie) return date ? t`${name} opens on ${date}, after the selfie` : t`${name} opens after the selfie`
        return date ? t`${name} opens on ${date}, after the homework` : t`${name} opens after the homework`
      }
      case 'stage_day': {
        const number = main.params.dayNumber
        if (number === null) return openingOf(name, date)
        return date ? t`${name} opens on ${date}, after day ${number}` : t`${name} opens after day ${number}`
      }
      case 'freeze':
        return t`${name} waits for the end of the pause`
      case 'subscription':
        return t`${name} needs your subscription`
      case 'stream_end':
        return t`${name} belongs to a course that has ended`
      case 'demo_day':
      case 'demo_homework':
        return t`${name} comes with the full course`
      default:
        return openingOf(name, date)
    }
  }

  function openingOf(name: string, date: string | null): string {
    return date ? t`${name} opens on ${date}` : t`${name} is not open yet`
  }
}
