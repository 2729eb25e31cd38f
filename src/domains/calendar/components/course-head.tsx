import { useLingui } from '@lingui/react/macro'
import { Download, FileText, Snowflake } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarDay, CalendarView } from '#/domains/study/course/calendar-view'
import { DayAction } from '#/domains/study/course/day-action'
import { EndedActions, useEndedTexts } from '#/domains/study/course/ended-course'
import { useDayTexts } from '#/domains/study/course/use-day-texts'
import { isKeepTime, mayFreeze, isStudyable } from '#/domains/study/streams/stream-state'
import { fittingSets } from '#/domains/study/days/lesson-filter'
import { StreamPill } from '#/domains/study/streams/stream-pill'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { useProgressTexts } from '#/domains/study/streams/stream-progress'
import { dayText } from '#/domains/study/texts'
import { Button } from '#/ui/buttons/button'
import { cx } from '#/ui/cx'
import { LinkButton } from '#/ui/buttons/link-button'
import { Picture } from '#/ui/pictures/picture'
import { useBrand } from '#/domains/site-config/use-brand'
import { part } from '#/ui/late/part'
import { ProgressBar } from '#/ui/states/progress'
import { useCalendarModal } from './use-calendar-modal'

const KeepControl = part(() => import('#/domains/downloads/keep-control'), 'KeepControl', { missing: 'silent' })

/** The head of the calendar: the course, its progress, the next step and its tools. */
export function CourseHead({ view }: { view: CalendarView }) {
  const { stream, state, current } = view
  const { t } = useLingui()
  const { open } = useCalendarModal(stream.id)
  const name = useCourseName()(stream)
  const { now } = useLearnerTime()
  const progress = useProgressTexts()(stream)
  const isFreezable = mayFreeze(stream, state, now)
  const isStartable = current !== null && isStudyable(state)
  return (
    <div className="-mt-2 grid gap-5 tablet:mt-0 tablet:grid-cols-[minmax(0,1fr)_minmax(220px,34%)] tablet:items-start tablet:gap-12 tablet:pb-3">
      <div className="min-w-0 max-tablet:row-start-2">
        {/* The page's own h1 is hidden. */}
        <p aria-hidden className="type-display">
          {name}
        </p>
        {stream.course?.excerpt && (
          <p className="mt-3 max-w-[52ch] text-lead tracking-[-0.008em] text-muted">{stream.course.excerpt}</p>
        )}
        <div className="mt-6 max-w-120">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2 text-ui">
            {progress && <b className="num">{progress}</b>}
            <StreamPill stream={stream} state={state} />
          </div>
          {progress && <ProgressBar value={stream.progress.progress} label={progress} />}
        </div>
        {state === 'ended' && <EndedNote view={view} />}
        {(isFreezable || isStartable || stream.course) && (
          <div
            className={cx(
              'scroll-x -mx-gutter mt-5 flex gap-2 px-gutter py-0.5 tablet:mx-0 tablet:flex-wrap tablet:px-0 *:shrink-0',
              // Then the day to do next has a card of its own.
              !isFreezable && !stream.course && 'max-split:hidden',
            )}
          >
            {isStartable && (
              <span className="max-split:hidden">
                <DayAction streamId={stream.id} day={current} size="sm" hasIcon />
              </span>
            )}
            {isKeepTime(state) && (
              <LinkButton
                to="/course/$streamId/materials"
                params={{ streamId: stream.id }}
                hash="own-work"
                kind="quiet"
                size="sm"
                icon={Download}
              >
                {t`Save my work`}
              </LinkButton>
            )}
            {stream.course && (
              <LinkButton
                to="/course/$streamId/materials"
                params={{ streamId: stream.id }}
                kind="quiet"
                size="sm"
                icon={FileText}
              >
                {t`Materials`}
              </LinkButton>
            )}
            {isFreezable && (
              <Button kind="quiet" size="sm" icon={Snowflake} onClick={() => open({ modal: 'freeze' })}>
                {t`Freeze course`}
              </Button>
            )}
          </div>
        )}
        <KeepCourse view={view} />
      </div>
      <Picture
        src={stream.course?.background ?? stream.course?.image}
        eager
        shared={`course-${stream.id}`}
        className="-mx-gutter aspect-[2.2]! rounded-none! tablet:mx-0 tablet:aspect-[16/11]! tablet:rounded-lg!"
      />
    </div>
  )
}

/** Keeps all lessons of the course on the device, where the brand has that. */
function KeepCourse({ view: { stream, stages, learnerId } }: { view: CalendarView }) {
  const { isOfflineEnable } = useBrand()
  const code = KeepControl.useCode({ isDue: isOfflineEnable })
  if (!isOfflineEnable) return null
  const places = stages.flatMap(({ days }) =>
    days.flatMap((day) =>
      fittingSets(stream, day).flatMap(({ lessons }) => lessons.map((lesson) => ({ day, lesson }))),
    ),
  )
  return (
    <div className="mt-3 min-h-11">{code && <code.KeepControl what="course" {...{ stream, learnerId, places }} />}</div>
  )
}

/** Of a course that is over: what was done, what stays open, and how to go on. */
function EndedNote({ view }: { view: CalendarView }) {
  const textsOf = useEndedTexts()
  return (
    <>
      <p className="mt-5 max-w-[52ch] text-muted">{textsOf(view).join(' ')}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <EndedActions stream={view.stream} size="sm" />
      </div>
    </>
  )
}

/** The day to do next, above the stages, in windows where the tiles have no room for titles. */
export function TodayCard({ day, view }: { day: CalendarDay; view: CalendarView }) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { titleOf, contentOf } = useDayTexts()
  const date = dayText(day.date, time)
  const number = day.day.dayNumber
  return (
    <section
      aria-label={t`Day ${number}`}
      className="mt-7 flex flex-col gap-1.5 border-t border-line pt-5 split:hidden"
    >
      <p className="text-caption font-bold text-spark-text">{day.isToday ? t`Today, ${date}` : date}</p>
      <h2 className="type-h3">{titleOf(day)}</h2>
      <p className="text-small text-muted">{contentOf(day, view)}</p>
      <div className="mt-3 tablet:self-start">
        <DayAction streamId={view.stream.id} day={day} size="md" block />
      </div>
    </section>
  )
}
