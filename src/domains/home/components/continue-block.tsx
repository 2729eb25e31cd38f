import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '#/ui/buttons/link-button'
import { TextLink } from '#/ui/buttons/text-link'
import { modalTarget } from '#/ui/modals/modal-target'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { isStudyable, type StreamState } from '#/domains/study/streams/stream-state'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { CalendarLink } from './calendar-link'
import { ContinueDay } from './continue-day'
import { ContinueLayout } from './continue-layout'
import type { CourseRead } from '#/domains/study/course/use-course'
import { useCourseName } from '#/domains/study/streams/use-course-name'
import { WeekStrip } from './week-strip'

interface ContinueBlockProps {
  one: StreamInState
  course: CourseRead
}

/** Home's lead: the course to continue, and the one step to do so. */
export function ContinueBlock({ one, course }: ContinueBlockProps) {
  const { stream, state } = one
  if (!stream.course) return <UnknownCourse one={one} />
  if (isStudyable(state)) return <ContinueDay one={one} course={course} />
  return <WaitingCourse one={one} course={course} />
}

/** A course that is not open: until when, and how to open it. */
function WaitingCourse({ one: { stream, state }, course }: ContinueBlockProps) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const name = useCourseName()(stream)
  const start = dateText(stream.startDate, time)
  const thaw = stream.userCourseStreamFreeze?.endDate
  const until = thaw ? dateText(thaw, time) : null
  const looks: Partial<Record<StreamState, { text: ReactNode; actions: ReactNode }>> = {
    not_started: {
      text: t`The course starts on ${start}. See what awaits you.`,
      actions: <CalendarLink streamId={stream.id} kind="primary" />,
    },
    freeze: {
      text: until
        ? t`The course is frozen until ${until}. End the pause to go on today.`
        : t`The course is frozen. End the pause to go on today.`,
      actions: (
        <>
          <LinkButton
            to="/course/$streamId/calendar"
            params={{ streamId: stream.id }}
            search={{ modal: 'end-freeze' }}
            kind="primary"
            size="lg"
          >
            {t`End the pause`}
          </LinkButton>
          <CalendarLink streamId={stream.id} kind="text" />
        </>
      ),
    },
    stopped: {
      text: t`It belongs to a subscription that ended. Renew it to go on.`,
      actions: (
        <>
          <LinkButton {...modalTarget('support', { about: name })} kind="primary" size="lg">
            {t`Renew the subscription`}
          </LinkButton>
          <CalendarLink streamId={stream.id} kind="text" />
        </>
      ),
    },
  }
  const look = looks[state]
  return (
    <ContinueLayout
      stream={stream}
      title={name}
      text={look?.text}
      actions={look?.actions}
      week={course.view ? <WeekStrip view={course.view} /> : course.error ? null : undefined}
    />
  )
}

/** A stream whose course the server does not know (contract 9.1). */
function UnknownCourse({ one: { stream } }: { one: StreamInState }) {
  return (
    <ContinueLayout
      stream={stream}
      title={useCourseName()(stream)}
      text={
        <Trans>
          This course cannot be shown right now. Your progress is safe.{' '}
          <TextLink {...modalTarget('support')}>Write to support</TextLink>
        </Trans>
      }
      actions={null}
    />
  )
}
