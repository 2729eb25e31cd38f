import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { Check, CircleDot, Clock, type LucideIcon } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { rowInAddress } from '#/domains/study/homework/homework-entries'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { endOf } from '#/domains/video-consultations/consultation-state'
import { useConsultationTexts } from '#/domains/video-consultations/use-consultation-texts'
import { formatDate } from '#/lib/format-date'
import type { PillTone } from '#/ui/pill'
import type { EventState, LearnerEvent } from './learner-events'

interface EventWords {
  title: string
  detail: string
  /** What the link to it is called. */
  step: string
}

/** Words about events: what each is, when, its state, and what can be done. */
export function useEventTexts() {
  const { t } = useLingui()
  const { locale, zone } = useLearnerTime()
  const calls = useConsultationTexts()
  const courseName = useCourseName()
  const clockOf = (at: Date) => formatDate(at, 'time', locale, zone)

  const looks: Record<EventState, { tone: PillTone; icon: LucideIcon; word: string }> = {
    not_started: { tone: 'neutral', icon: Clock, word: t({ message: 'Not started', context: 'event' }) },
    started: { tone: 'success', icon: CircleDot, word: t({ message: 'Started', context: 'event' }) },
    ended: { tone: 'neutral', icon: Check, word: t({ message: 'Ended', context: 'event' }) },
  }

  function wordsOf(event: LearnerEvent): EventWords {
    if (event.kind === 'consultation') {
      const { consultation } = event
      const title = calls.titleOf(consultation)
      const from = clockOf(event.at)
      const end = endOf(consultation)
      const until = end && clockOf(end)
      return {
        title: consultation.title ? t`Video consultation: ${title}` : title,
        detail: sentences(
          until && t`${from} to ${until}`,
          consultation.course && courseName(consultation),
          calls.state(consultation)?.word,
        ),
        step: t`Details`,
      }
    }
    if (event.kind === 'stream') {
      const course = courseName(event.stream)
      const days = event.stream.progress.daysCount
      return {
        title: event.state === 'not_started' ? t`“${course}” begins` : t`“${course}” began`,
        detail: days > 0 ? t`${plural(days, { one: '# day', other: '# days' })}` : '',
        step: event.state === 'not_started' ? t`Look inside` : t`Open the course`,
      }
    }
    const { row, state } = event.entry
    const course = courseName(event.course.stream)
    const clock = clockOf(event.at)
    return {
      title: row.homework?.title || (row.homework?.type === 'selfie' ? t`Selfie` : t`Homework`),
      detail: sentences(t`Homework of “${course}”`, t`Due at ${clock}`),
      step: event.state !== 'started' ? t`Details` : state === 'FAIL' ? t`Send it again` : t`Send the homework`,
    }
  }

  return { wordsOf, lookOf: ({ state }: LearnerEvent) => looks[state] }
}

const sentences = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join('. ')

/** Where an event leads. */
export function eventLink(event: LearnerEvent) {
  switch (event.kind) {
    case 'consultation':
      return linkOptions({
        to: '/videoconsultations/$consultationId',
        params: { consultationId: event.consultation.id },
      })
    case 'stream':
      return linkOptions({ to: '/course/$streamId/calendar', params: { streamId: event.stream.id } })
    case 'homework': {
      const { entry, course } = event
      const row = rowInAddress(entry, course.homework)
      return linkOptions({
        to: '/homework/$streamId/$homeworkId',
        params: { streamId: course.stream.id, homeworkId: entry.row.target.homeworkId },
        search: row === undefined ? {} : { row },
      })
    }
  }
}
