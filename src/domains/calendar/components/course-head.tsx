import { useLingui } from '@lingui/react/macro'
import { CalendarPlus, Download, Ellipsis, FileText } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarDay, CalendarView } from '#/domains/study/course/calendar-view'
import { DayAction } from '#/domains/study/course/day-action'
import { DayBar } from '#/domains/study/course/day-bar'
import { EndedActions, useEndedTexts } from '#/domains/study/course/ended-course'
import { useDayTexts } from '#/domains/study/course/use-day-texts'
import { isKeepTime, mayFreeze, isStudyable } from '#/domains/study/streams/stream-state'
import type { Stream } from '#/domains/study/model'
import { StreamPill } from '#/domains/study/streams/stream-pill'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { isUnderWay, useProgressTexts } from '#/domains/study/streams/stream-progress'
import { dayText } from '#/domains/study/texts'
import { IconButton } from '#/ui/buttons/icon-button'
import { cx } from '#/ui/cx'
import { LinkButton } from '#/ui/buttons/link-button'
import { part } from '#/ui/late/part'
import { Picture } from '#/ui/pictures/picture'
import { useMenu } from '#/ui/popovers/use-menu'
import { ProgressBar } from '#/ui/states/progress'
import { usePhone } from '#/ui/use-media'
import { KeepCourse } from './keep-course'

const WIDE_HEAD =
  'tablet:mt-0 tablet:grid-cols-[minmax(0,1fr)_minmax(220px,34%)] tablet:items-start tablet:gap-12 tablet:pb-3'
const HEAD = cx('-mt-2 grid gap-5', WIDE_HEAD)
/** On phones 72 px high. */
const LINE_HEAD = cx('grid min-h-18 grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-4', WIDE_HEAD)
const TOOLS = 'mt-5 flex flex-wrap items-start gap-2'

/** Loaded in idle time, or with the press. */
const CourseMenu = part(() => import('./course-menu'), 'CourseMenu', { missing: 'toast' })

/** The head of the calendar: the course, its progress, the next step and its tools; a line on phones once the course is under way. */
export function CourseHead({ view }: { view: CalendarView }) {
  const { stream, state, current } = view
  const { t } = useLingui()
  const name = useCourseName()(stream)
  const { now } = useLearnerTime()
  const progress = useProgressTexts()(stream)
  const isFreezable = mayFreeze(stream, state, now)
  const isStartable = current !== null && isStudyable(state)
  const isLine = isUnderWay(stream)
  const isNarrow = usePhone()
  const wideOnly = isLine ? 'max-tablet:hidden' : ''
  return (
    <div className={isLine ? LINE_HEAD : HEAD}>
      <div className={cx('min-w-0', isLine ? 'max-tablet:contents' : 'max-tablet:row-start-2')}>
        {/* The page's own h1 is hidden. */}
        <p aria-hidden className={cx('type-display', wideOnly)}>
          {name}
        </p>
        {stream.course?.excerpt && (
          <p className={cx('mt-3 max-w-[52ch] text-lead tracking-[-0.008em] text-muted', wideOnly)}>
            {stream.course.excerpt}
          </p>
        )}
        <div className={cx('max-w-120', isLine ? 'max-tablet:min-w-0 tablet:mt-6' : 'mt-6')}>
          <div
            className={cx(
              'flex flex-wrap items-center justify-between gap-x-2 text-ui',
              isLine ? 'mb-1.5 tablet:mb-3 tablet:gap-y-2' : 'mb-3 gap-y-2',
            )}
          >
            {progress && <b className="num">{progress}</b>}
            <StreamPill stream={stream} state={state} bare={isLine && isNarrow} />
          </div>
          {progress && <ProgressBar value={stream.progress.progress} label={progress} />}
        </div>
        {state === 'ended' && (
          <div className="max-tablet:col-span-full max-tablet:row-start-2">
            <EndedNote view={view} />
          </div>
        )}
        <div
          className={
            isLine
              ? 'max-tablet:contents tablet:mt-5 tablet:flex tablet:flex-wrap tablet:items-start tablet:gap-2'
              : TOOLS
          }
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
              className={isLine ? 'max-tablet:col-span-full max-tablet:row-start-3 max-tablet:justify-self-start' : ''}
            >
              {t`Save my work`}
            </LinkButton>
          )}
          {state === 'critical' && (
            <LinkButton
              to="/course/$streamId/extend"
              params={{ streamId: stream.id }}
              kind="quiet"
              size="sm"
              icon={CalendarPlus}
              className={isLine ? 'max-tablet:col-span-full max-tablet:row-start-4 max-tablet:justify-self-start' : ''}
            >
              {stream.isDemo ? t`Get the full course` : t`Extend the course`}
            </LinkButton>
          )}
          {stream.course && (
            <LinkButton
              to="/course/$streamId/materials"
              params={{ streamId: stream.id }}
              kind="quiet"
              size="sm"
              icon={FileText}
              className={wideOnly}
            >
              {t`Materials`}
            </LinkButton>
          )}
          <MoreOfCourse stream={stream} isFreezable={isFreezable} isLine={isLine} />
          {!(isLine && isNarrow) && <KeepCourse view={view} />}
        </div>
      </div>
      <Picture
        src={stream.course?.background ?? stream.course?.image}
        eager
        shared={`course-${stream.id}`}
        className={cx(
          'tablet:mx-0 tablet:aspect-[16/11]! tablet:rounded-lg!',
          isLine
            ? 'max-tablet:col-start-1 max-tablet:row-start-1 max-tablet:aspect-square! max-tablet:size-12 max-tablet:rounded-sm'
            : '-mx-gutter aspect-[2.2]! rounded-none!',
        )}
      />
    </div>
  )
}

/** The button with three dots; nothing where no entry is left for it. */
function MoreOfCourse({ stream, isFreezable, isLine }: { stream: Stream; isFreezable: boolean; isLine: boolean }) {
  const { t } = useLingui()
  const isNarrow = usePhone()
  const { button, menu, code } = useMenu(CourseMenu)
  const hasMaterials = isLine && isNarrow && stream.course !== null
  if (!hasMaterials && !isFreezable) return null
  return (
    <>
      <IconButton
        {...button}
        label={t`More of this course`}
        icon={Ellipsis}
        size="sm"
        className={cx('bg-fill', isLine && 'max-tablet:col-start-3 max-tablet:row-start-1')}
      />
      {menu && code && (
        <code.CourseMenu menu={menu} stream={stream} hasMaterials={hasMaterials} isFreezable={isFreezable} />
      )}
    </>
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
      <DayBar day={day} />
      <div className="mt-3 tablet:self-start">
        <DayAction streamId={view.stream.id} day={day} size="md" block />
      </div>
    </section>
  )
}
