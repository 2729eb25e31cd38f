import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { calendarView } from '#/domains/study/course/calendar-view'
import { WeekStrip } from '#/domains/study/course/week-strip'
import { pointsOf } from '#/domains/points/points-of'
import { LinkButton } from '#/ui/buttons/link-button'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { leftToView, viewedOfDay } from './day-plan'
import { type NextDay, nextDayOf, NextDayStep, NextDayWords } from './next-day'
import type { DayView } from './use-day'
import { useOpenHomework } from './use-finish'

/** Shown when a day is finished: what was viewed and earned, the week, what is still open, and what comes next. */
export function FinishedModal({ view }: { view: DayView }) {
  const { t } = useLingui()
  const close = useCloseModal()
  const { zone } = useLearnerTime()
  const calendar = calendarView(view, zone)
  const { stream, day } = view
  const number = day.dayNumber
  const { left } = leftToView(view)
  const homework = useOpenHomework(view)[0]?.row
  const next = nextDayOf(view)
  return (
    <Modal
      title={t`Day ${number} is done`}
      size="md"
      onClose={close}
      footer={
        <>
          <FirstStep view={view} next={next} />
          <LinkButton to="/course/$streamId/calendar" params={{ streamId: stream.id }}>
            {t`Back to the calendar`}
          </LinkButton>
        </>
      }
    >
      <div className="low:tablet:grid low:tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] low:tablet:gap-x-6">
        <div>
          <Figures view={view} />
          <div className="mt-6 low:tablet:mt-3">
            <WeekStrip view={calendar} isFilling />
          </div>
        </div>
        <div>
          <p className="mt-5 text-ui font-strong low:tablet:mt-0">
            <Fact view={view} streak={calendar.streak} />
          </p>
          {left > 0 && (
            <p className="mt-1 text-small text-muted">
              {t`${plural(left, { one: '# lesson stays open.', other: '# lessons stay open.' })}`}
            </p>
          )}
          {homework && (
            <p className="mt-1 text-small text-muted">
              {homework.homework?.type === 'selfie' ? t`Your selfie is still missing.` : t`The homework is still open.`}
            </p>
          )}
          {next && (
            <div className="mt-5 border-t border-line pt-4 low:tablet:mt-3 low:tablet:pt-3">
              <NextDayWords view={view} next={next} />
            </div>
          )}
        </div>
      </div>
    </Modal>
  )
}

/** What was viewed of the day and what it earned, in up to three figures. */
function Figures({ view }: { view: DayView }) {
  const { day, status } = view
  const { all, left } = leftToView(view)
  const done = all - left
  const seconds = viewedOfDay(status.lessons, day.id)
  const minutes = Math.round(seconds / 60)
  const points = pointsOf(day.scores)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-caption text-muted *:min-w-[28%] empty:hidden">
      {seconds > 0 && (
        <li>
          {seconds < 60 ? (
            <Trans>
              <Figure>{seconds}</Figure> <Plural value={seconds} one="second viewed" other="seconds viewed" />
            </Trans>
          ) : (
            <Trans>
              <Figure>{minutes}</Figure> <Plural value={minutes} one="minute viewed" other="minutes viewed" />
            </Trans>
          )}
        </li>
      )}
      {all > 0 && (
        <li>
          <Trans>
            <Figure>
              {done} of {all}
            </Figure>{' '}
            <Plural value={all} one="lesson" other="lessons" />
          </Trans>
        </li>
      )}
      {points > 0 && (
        <li>
          <Trans>
            <Figure>+{points}</Figure> <Plural value={points} one="point" other="points" />
          </Trans>
        </li>
      )}
    </ul>
  )
}

/** A large figure above its words. */
function Figure({ children }: { children?: ReactNode }) {
  return (
    <b className="num block font-display text-[calc(2rem*var(--display-scale))] leading-[1.15] font-(--display-weight) tracking-[-0.02em] whitespace-nowrap text-text">
      {children}
    </b>
  )
}

/** One fact: the days in a row, or how far the course has come. */
function Fact({ view: { stages, status }, streak }: { view: DayView; streak: number }) {
  const { t } = useLingui()
  const { daysCount, completeDaysCount } = status.stream.progress
  const total = Math.max(daysCount, stages.flatMap((stage) => stage.days).length)
  const finished = status.days.filter((row) => row.status === 'finished').length
  const done = Math.min(total, Math.max(completeDaysCount, finished))
  return streak > 1
    ? t`${plural(streak, { one: '# day in a row', other: '# days in a row' })}`
    : t`${done} of ${plural(total, { one: '# day', other: '# days' })} done`
}

interface FirstStepProps {
  view: DayView
  next: NextDay | null
}

/** The one step to take: the day's homework, else the next day or what opens it. */
function FirstStep({ view, next }: FirstStepProps) {
  const { t } = useLingui()
  const homework = useOpenHomework(view)[0]?.row
  if (!homework) return next && <NextDayStep view={view} next={next} kind="primary" inModal />
  return (
    <LinkButton
      to="/homework/$streamId/$homeworkId"
      params={{ streamId: view.stream.id, homeworkId: homework.target.homeworkId }}
      search={{ row: homework.target.id }}
      kind="primary"
    >
      {homework.status.status === 'FAIL'
        ? t`Send it again`
        : homework.homework?.type === 'selfie'
          ? t`Send the selfie`
          : t`Send the homework`}
    </LinkButton>
  )
}
