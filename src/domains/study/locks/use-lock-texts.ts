import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#/lib/format-date'
import { dayById } from '../days/find-day'
import { type LockCondition, requestedHomework } from './lock-conditions'
import type { Stage } from '../model'
import { dateText } from '../texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'

interface LockTexts {
  title: string
  detail: string | null
}

/** A condition in words: what must hold, and whether it does. */
export function useLockTexts(): (condition: LockCondition, stages: readonly Stage[]) => LockTexts {
  const { t } = useLingui()
  const time = useLearnerTime()

  return (condition, stages) => {
    const isMet = condition.kind === 'met'
    switch (condition.code) {
      case 'stage_homework': {
        const homework = requestedHomework(condition.params.rowId, stages)?.homework
        const unmet = condition.params.isFailed ? t`Not approved` : t`Not sent yet`
        return { title: homework?.title || t`Your homework`, detail: isMet ? t`Already sent` : unmet }
      }
      case 'stage_day': {
        const day = dayById(stages, condition.params.dayId)
        const number = condition.params.dayNumber
        if (number === null) return missingDay(isMet)
        const excerpt = day?.excerpt
        const title = excerpt ? t`Day ${number}: ${excerpt}` : t`Day ${number}`
        return { title, detail: isMet ? t`Finished` : t`Not finished yet` }
      }
      case 'stage_time': {
        const { stageId, at } = condition.params
        if (isMet) return { title: t`Its date has come`, detail: at && cameText(dateText(at, time)) }
        const number = stages.findIndex(({ id }) => id === stageId) + 1
        return { title: opening(at, t`Stage ${number}`), detail: t`Stages open by their dates.` }
      }
      case 'demo_day':
      case 'demo_homework':
        return { title: t`It is not part of the demo`, detail: t`It comes with the full course.` }
      default:
        return datedText(condition.code, condition.params.at)
    }
  }

  function datedText(code: string, at: Date | null): LockTexts {
    const date = at && dateText(at, time)
    switch (code) {
      case 'stream_start':
        return { title: t`The course starts on ${date}`, detail: t`Until then you can look through the calendar.` }
      case 'freeze':
        return {
          title: date ? t`The course is frozen until ${date}` : t`The course is frozen`,
          detail: t`End the pause to go on today.`,
        }
      case 'subscription':
        return {
          title: date ? t`The subscription ended on ${date}` : t`There is no active subscription`,
          detail: t`Renew it to continue where you left off.`,
        }
      case 'stream_end':
        return { title: t`The course ended on ${date}`, detail: t`Your progress is kept.` }
      default:
        return { title: opening(at, null), detail: t`Days of the demo open one by one.` }
    }
  }

  /** The course asks for a day that it does not have (any more). */
  function missingDay(isMet: boolean): LockTexts {
    return {
      title: t`A day that the course does not have`,
      detail: isMet ? t`Finished` : t`It cannot be finished. Support can help.`,
    }
  }

  function cameText(date: string): string {
    return t`That was on ${date}.`
  }

  function opening(at: Date | null, name: string | null): string {
    if (!at) return t`Its time has not come yet`
    const day = dateText(at, time, 'weekdayDay')
    const clock = formatDate(at, 'time', time.locale, time.zone)
    return name ? t`${name} opens on ${day} at ${clock}` : t`It opens on ${day} at ${clock}`
  }
}
