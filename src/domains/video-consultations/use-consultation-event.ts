import { useLingui } from '@lingui/react/macro'
import type { CalendarEvent } from '#/lib/calendar-file'
import { appUrl } from '#/platform/app-url'
import { endOf } from './consultation-state'
import type { VideoConsultation } from './model'
import { useConsultationTexts } from './use-consultation-texts'

/** A booked consultation as an event of a calendar file; null before it is booked. */
export function useConsultationEvent(): (one: VideoConsultation) => CalendarEvent | null {
  const { t } = useLingui()
  const { titleOf } = useConsultationTexts()
  return (one) => {
    const end = endOf(one)
    if (!one.start || !end) return null
    const title = titleOf(one)
    return {
      uid: `video-consultation-${one.id}@${location.hostname}`,
      start: one.start,
      end,
      title: one.title ? t`Video consultation: ${title}` : title,
      text: [one.course?.caption, one.joinUrl].filter(Boolean).join('\n'),
      url: new URL(`videoconsultations/${one.id}`, appUrl()).href,
    }
  }
}
