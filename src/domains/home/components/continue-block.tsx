import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { DayAction } from '#/domains/study/course/day-action'
import { DayBar } from '#/domains/study/course/day-bar'
import type { CourseRead } from '#/domains/study/course/use-course'
import { useDayTexts } from '#/domains/study/course/use-day-texts'
import { useReadyDay } from '#/domains/study/course/use-ready-day'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { isStudyable, type StreamState } from '#/domains/study/streams/stream-state'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { dateText } from '#/domains/study/texts'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { TextLink } from '#/ui/buttons/text-link'
import { modalTarget } from '#/ui/modals/modal-target'
import { errorTexts } from '#/ui/states/error-texts'
import { ContinueLayout, ContinueSkeleton } from './continue-layout'
import { WeekStrip } from '#/domains/study/course/week-strip'

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
          <LinkButton to="/course/$streamId/extend" params={{ streamId: stream.id }} kind="primary" size="lg">
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

interface ContinueDayProps {
  one: StreamInState
  course: CourseRead
}

/** The day to do next in an open course. */
function ContinueDay({ one, course: { view, error, isRetrying, retry } }: ContinueDayProps) {
  const { stream } = one
  const { t, i18n } = useLingui()
  const { titleOf, contentOf } = useDayTexts()
  const name = useCourseName()(stream)
  useReadyDay(stream.id, view?.current ?? null)
  if (error) {
    return (
      <ContinueLayout
        stream={stream}
        title={name}
        text={<span role="alert">{errorTexts(i18n, error)}</span>}
        actions={
          <Button kind="primary" size="lg" icon={RotateCw} loading={isRetrying} onClick={retry}>
            {t`Try again`}
          </Button>
        }
        week={null}
      />
    )
  }
  if (!view) return <ContinueSkeleton one={one} />
  const { current, currentStage } = view
  if (!current || !currentStage) {
    const hasDays = view.calendar.some(({ days }) => days.length > 0)
    return (
      <ContinueLayout
        stream={stream}
        eyebrow={name}
        title={hasDays ? t`All days are done` : t`No days yet`}
        text={
          hasDays
            ? t`You can return to any of them while the course is open.`
            : t`They appear here as soon as the school has published them.`
        }
        actions={<CalendarLink streamId={stream.id} kind="primary" />}
        week={<WeekStrip view={view} />}
      />
    )
  }
  const stageNumber = currentStage.number
  const stagesCount = view.calendar.length
  return (
    <ContinueLayout
      stream={stream}
      eyebrow={t`${name}, stage ${stageNumber} of ${stagesCount}`}
      title={titleOf(current)}
      text={
        <>
          {contentOf(current, view)}
          <DayBar day={current} />
        </>
      }
      playDay={current.isLocked || current.day.dayOfRest ? null : current.day.dayNumber}
      actions={
        <>
          <DayAction streamId={stream.id} day={current} size="lg" />
          <CalendarLink streamId={stream.id} kind="text" />
        </>
      }
      week={<WeekStrip view={view} />}
    />
  )
}

interface CalendarLinkProps {
  streamId: number
  kind: 'primary' | 'text'
}

/** A link from home to a course's calendar; as the primary step it says what it does. */
function CalendarLink({ streamId, kind }: CalendarLinkProps) {
  const { t } = useLingui()
  return (
    <LinkButton to="/course/$streamId/calendar" params={{ streamId }} kind={kind} size="lg">
      {kind === 'primary' ? t`Open the calendar` : t`Course calendar`}
    </LinkButton>
  )
}
