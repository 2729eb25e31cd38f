import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check, CircleX, Hourglass, type LucideIcon, Video } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { dateText } from '#/domains/study/texts'
import { formatDate } from '#/lib/format-date'
import { zoneText } from '#/lib/zone-time'
import type { PillTone } from '#/ui/pill'
import { type ConsultationState, consultationState } from './consultation-state'
import type { VideoConsultation } from './model'

interface StateLook {
  tone: PillTone
  icon: LucideIcon
  word: string
}

const MINUTE_MS = 60_000

/** Words about a video consultation: its name, its state, when it is and for how long. */
export function useConsultationTexts() {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { locale, zone } = time
  const looks: Record<Exclude<ConsultationState, 'unknown'>, StateLook> = {
    available: { tone: 'neutral', icon: Video, word: t`Can be booked` },
    waiting: { tone: 'info', icon: Hourglass, word: t`Waiting for confirmation` },
    confirmed: { tone: 'success', icon: Check, word: t({ message: 'Confirmed', context: 'consultation' }) },
    complete: { tone: 'neutral', icon: Check, word: t({ message: 'Complete', context: 'consultation' }) },
    cancelled: { tone: 'danger', icon: CircleX, word: t({ message: 'Cancelled', context: 'consultation' }) },
  }

  /** "Thursday 11 June, 18:30", in the learner's zone. */
  function whenOf(start: Date): string {
    const day = dateText(start, time, 'weekdayDay')
    const clock = formatDate(start, 'time', locale, zone)
    return t`${day}, ${clock}`
  }

  return {
    /** Null for a state that this client does not know. */
    state: (one: VideoConsultation): StateLook | null => {
      const state = consultationState(one)
      return state === 'unknown' ? null : looks[state]
    },
    titleOf: ({ title }: VideoConsultation) => title || t`Video consultation`,
    whenOf,
    /** In which zone the time of a moment is told. */
    zoneOf: (at: Date) => zoneText(zone, at),
    /** Null where the server does not tell. */
    lengthOf: ({ durationMs }: VideoConsultation): string | null => {
      const minutes = Math.round((durationMs ?? 0) / MINUTE_MS)
      return minutes > 0 ? t`${plural(minutes, { one: '# minute', other: '# minutes' })}` : null
    },
  }
}
