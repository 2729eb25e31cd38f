import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, Video } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { eventsFile } from '#/lib/calendar-file'
import { saveFile } from '#/platform/save-file'
import { Button } from '#/ui/buttons/button'
import { buttonLook } from '#/ui/buttons/button-look'
import { TextLink } from '#/ui/buttons/text-link'
import { modalTarget } from '#/ui/modals/modal-target'
import { Icon } from '#/ui/pictures/icon'
import { consultationState } from '../consultation-state'
import type { VideoConsultation } from '../model'
import { useConsultationEvent } from '../use-consultation-event'
import { useConsultationTexts } from '../use-consultation-texts'

/** What can be done with a booked consultation that is still to come: entering the room, the calendar, asking for another time. */
export function BookedActions({ one }: { one: VideoConsultation }) {
  const { t } = useLingui()
  const { now } = useLearnerTime()
  const eventOf = useConsultationEvent()
  const { titleOf, whenOf } = useConsultationTexts()
  const state = consultationState(one)
  const event = eventOf(one)
  const title = titleOf(one)
  const when = one.start && whenOf(one.start)
  const appointment = when ? t`${title}, ${when}` : title

  function addToCalendar() {
    if (!event) return
    const text = eventsFile([event], `//${location.hostname}//video-consultations`, now)
    saveFile(new Blob([text], { type: 'text/calendar' }), 'video-consultation.ics')
  }

  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        {one.joinUrl && (
          <a href={one.joinUrl} target="_blank" rel="noopener noreferrer" className={buttonLook({ kind: 'primary' })}>
            <Icon of={Video} className="-my-0.5" />
            <span>
              {t`Enter the room`} <span className="sr-only">{t`(opens in a new tab)`}</span>
            </span>
          </a>
        )}
        {event && (
          <Button kind={one.joinUrl ? 'text' : 'secondary'} icon={CalendarPlus} onClick={addToCalendar}>
            {t`Add to calendar`}
          </Button>
        )}
      </div>
      {state === 'waiting' && (
        <p className="mt-4 text-small text-muted">{t`The link to the room appears here once the school has confirmed the time.`}</p>
      )}
      <p className="mt-4 text-small text-muted">
        <Trans>
          To move or cancel it, <TextLink {...modalTarget('support', { appointment })}>write to support</TextLink>.
        </Trans>
      </p>
    </>
  )
}
