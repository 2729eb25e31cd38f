import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CalendarClock, Camera } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { Pill, type PillTone } from '#/ui/pill'
import { dateText } from '../texts'
import type { HomeworkEntry } from './homework-entries'
import { HOMEWORK_LOOKS, homeworkStatusTexts } from './homework-looks'
import { type Urgency, urgencyOf } from './urgency'

const TONES: Record<Exclude<Urgency['level'], 'calm'>, PillTone> = {
  dated: 'neutral',
  soon: 'warning',
  overdue: 'danger',
}

/** The state of a homework, or by when it is due once that is near; nothing for a status that this client does not know (contract 9.9). */
export function HomeworkPill({ entry }: { entry: HomeworkEntry }) {
  const time = useLearnerTime()
  const { i18n } = useLingui()
  const dueText = useDueText()
  const { state, deadline, row } = entry
  if (state === 'unknown') return null
  const urgency = urgencyOf(entry, time)
  if (state !== 'NOT_UPLOADED' || urgency.level === 'calm' || !deadline)
    return <Pill {...HOMEWORK_LOOKS[state]}>{i18n._(homeworkStatusTexts[state])}</Pill>
  return (
    <Pill tone={TONES[urgency.level]} icon={row.homework?.type === 'selfie' ? Camera : CalendarClock}>
      {dueText(urgency, deadline)}
    </Pill>
  )
}

function useDueText(): (urgency: Urgency, deadline: Date) => string {
  const { t } = useLingui()
  const time = useLearnerTime()
  return ({ level, days }, deadline) => {
    if (level === 'overdue') return t`Overdue`
    if (level === 'dated') {
      const date = dateText(deadline, time)
      return t`By ${date}`
    }
    if (days === 0) return t`Today`
    return days === 1 ? t`Tomorrow` : inDaysText(days)
  }

  function inDaysText(days: number): string {
    return t`${plural(days, { one: 'In # day', other: 'In # days' })}`
  }
}
