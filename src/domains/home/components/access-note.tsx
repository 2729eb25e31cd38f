import { useLingui } from '@lingui/react/macro'
import { ArrowLink } from '#/ui/buttons/arrow-link'
import { modalTarget } from '#/ui/modals/modal-target'
import { mayFreeze } from '#/domains/study/streams/may-freeze'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { StreamPill } from '#/domains/study/streams/stream-pill'
import { HomeNote } from './home-note'
import { useCourseName } from '#/domains/study/streams/use-course-name'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useProgressTexts } from '#/domains/study/streams/use-progress-texts'

/** How long the course stays open, and what can be done about it. */
export function AccessNote({ one: { stream, state } }: { one: StreamInState }) {
  const { t } = useLingui()
  const name = useCourseName()(stream)
  const progress = useProgressTexts()(stream)
  const { now } = useLearnerTime()
  const to = '/course/$streamId/calendar'
  const params = { streamId: stream.id }
  return (
    <HomeNote
      label={stream.isDemo ? t`Demo access` : t`Progress`}
      pill={<StreamPill stream={stream} state={state} />}
      title={progress ?? name}
      link={
        stream.isDemo ? (
          <ArrowLink {...modalTarget('support', { about: name })}>{t`Get the full course`}</ArrowLink>
        ) : mayFreeze(stream, state, now) ? (
          <ArrowLink to={to} params={params} search={{ modal: 'freeze' }}>
            {t`Freeze course`}
          </ArrowLink>
        ) : (
          <ArrowLink to={to} params={params}>
            {t`Open the calendar`}
          </ArrowLink>
        )
      }
    />
  )
}
