import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useConsultationEvent } from '#/domains/video-consultations/use-consultation-event'
import { type CalendarEvent, eventsFile } from '#/lib/calendar-file'
import { saveFile } from '#/platform/save-file'
import { isAhead, type LearnerEvent } from './learner-events'
import { eventLink, useEventTexts } from './use-event-texts'

/** Saves all events that are still to come as one calendar file; null where there are none. */
export function useEventsFile(events: readonly LearnerEvent[]): (() => void) | null {
  const { t } = useLingui()
  const { now } = useLearnerTime()
  const router = useRouter()
  const consultationEvent = useConsultationEvent()
  const { wordsOf } = useEventTexts()
  const ahead = events.filter((event) => isAhead(event, now))
  if (ahead.length === 0) return null

  function written(event: LearnerEvent): CalendarEvent | null {
    if (event.kind === 'consultation') return consultationEvent(event.consultation)
    const { title, detail } = wordsOf(event)
    return {
      uid: `${event.key}@${location.hostname}`,
      start: event.at,
      title: event.kind === 'homework' ? t`Homework due: ${title}` : title,
      text: detail,
      url: new URL(router.buildLocation(eventLink(event)).publicHref, location.href).href,
    }
  }

  return () => {
    const lines = ahead.map(written).filter((event) => event !== null)
    const text = eventsFile(lines, `//${location.hostname}//events`, now)
    saveFile(new Blob([text], { type: 'text/calendar' }), 'events.ics')
  }
}
