import { useLingui } from '@lingui/react/macro'
import { Snowflake } from 'lucide-react'
import { Banner } from '#/ui/states/banner'
import { PLANNED, standingFreeze } from '#/domains/study/streams/stream-state'
import type { Stream } from '#/domains/study/model'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { shownFreezeEnd } from './freeze-plan'
import { useCalendarModal } from '../components/use-calendar-modal'

/** A pause that is planned or running, with a button to cancel or end it. */
export function FreezeNote({ stream }: { stream: Stream }) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { open } = useCalendarModal(stream.id)
  const freeze = standingFreeze(stream)
  if (!freeze) return null
  const isAhead = freeze.status === PLANNED
  const start = freeze.startDate ? dateText(freeze.startDate, time) : ''
  const end = freeze.endDate ? dateText(shownFreezeEnd({ isAhead, endDate: freeze.endDate }), time) : ''
  return (
    <Banner
      icon={Snowflake}
      className="mt-6"
      title={isAhead ? t`A pause is planned from ${start} to ${end}.` : t`The course is frozen until ${end}.`}
    >
      {isAhead ? t`Until then you can study as usual.` : t`Days and homework wait for you.`}{' '}
      <button type="button" className="link target" onClick={() => open({ modal: 'end-freeze' })}>
        {isAhead ? t`Cancel the pause` : t`End the pause`}
      </button>
    </Banner>
  )
}
