import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Camera, Lock, TriangleAlert } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarView, StageView } from '#/domains/study/course/calendar-view'
import { noticedHomework } from '#/domains/study/course/noticed-homework'
import { dueBy } from '#/domains/study/homework/homework-entries'
import { HOMEWORK_LOOKS } from '#/domains/study/homework/homework-looks'
import { urgencyOf } from '#/domains/study/homework/urgency'
import { lockReason } from '#/domains/study/locks/lock-reason'
import { useStageCondition } from '#/domains/study/locks/use-stage-condition'
import { dateText } from '#/domains/study/texts'
import { cx } from '#/ui/cx'
import { Pill } from '#/ui/pill'
import { useMedia } from '#/ui/use-media'
import { DayTile } from './day-tile'
import { TILE_HEIGHTS } from './day-tile-look'
import { useDayKeys } from './use-day-keys'

const NARROW_ORDER = ['now', 'next', 'past'] as const

/** The stages of a course, whose days the arrows of the keyboard reach; in narrow windows the current one first, and what is past last. */
export function StageSections({ view }: { view: CalendarView }) {
  const { stop, onFocus, onKeyDown } = useDayKeys(view)
  const isWide = useMedia('(width >= 1100px)')
  const stages = isWide
    ? view.calendar
    : NARROW_ORDER.flatMap((place) => view.calendar.filter((one) => one.place === place))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move between the links and buttons in it
    <div onFocus={onFocus} onKeyDown={onKeyDown}>
      {stages.map((stage) => (
        <StageSection key={stage.stage.id} stage={stage} view={view} stop={stop} />
      ))}
    </div>
  )
}

interface StageSectionProps {
  stage: StageView
  view: CalendarView
  /** Id of the day that the Tab key reaches. */
  stop: number | null
}

/** Courses of up to this many stages are drawn whole. */
const SHORT_COURSE = 12

/**
 * A stage: the current one as large tiles or, where these have no room, as rows, a past one as a line of marks, a future one with its
 * condition.
 */
function StageSection({ stage: shown, view, stop }: StageSectionProps) {
  const { t } = useLingui()
  const conditionOf = useStageCondition()
  const titleId = useId()
  const { stage, number, place, progress } = shown
  const lock = lockReason({ kind: 'stage', stageId: stage.id }, view.locks)
  const isPast = place === 'past'
  const isFolded = place !== 'now'
  const isLocked = !lock.isOpen && !isPast
  const { done, total } = progress
  return (
    <section
      aria-labelledby={titleId}
      className={cx(
        'border-t border-line split:mt-8 split:pt-7',
        isFolded ? 'mt-6 pt-5' : 'mt-8 pt-7',
        isPast &&
          'split:mt-6 split:grid split:grid-cols-[minmax(0,1fr)_auto] split:items-center split:gap-6 split:py-4.5 split:[&+section]:mt-0',
      )}
    >
      <header
        className={cx(
          isFolded ? 'mb-3' : 'mb-4',
          'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 tablet:grid-cols-[auto_minmax(0,1fr)_auto] tablet:items-baseline tablet:gap-x-5 tablet:gap-y-1.5',
          isPast ? 'split:mb-0 split:items-center' : 'split:mb-5',
        )}
      >
        <p className="num text-small text-muted">{t`Stage ${number}`}</p>
        <h2
          id={titleId}
          className={cx('type-h2 max-tablet:col-span-full', isFolded && SMALL_TITLE, isPast && SMALL_TITLE_WIDE)}
        >
          {stage.title || t`Stage ${number}`}
        </h2>
        <span className={cx('empty:hidden', isLocked ? PILL_BESIDE : PILL_BELOW)}>
          <StagePill stage={shown} view={view} isLocked={isLocked} />
        </span>
        <p
          className={cx(
            'col-span-full mt-1 text-small text-muted tablet:col-start-2 tablet:mt-0',
            isPast && 'split:hidden',
          )}
        >
          {lock.isOpen || view.state === 'ended'
            ? t`${done} of ${plural(total, { one: '# day', other: '# days' })} done`
            : conditionOf(lock, view)}
        </p>
      </header>
      <StageDays
        stage={shown}
        isLocked={isLocked}
        streamId={view.stream.id}
        stop={stop}
        isLong={view.calendar.length > SHORT_COURSE}
      />
    </section>
  )
}

const SMALL_TITLE = 'max-split:text-[calc(1.25rem*var(--display-scale))]'
const SMALL_TITLE_WIDE = 'split:text-[calc(1.25rem*var(--display-scale))]'

const PILL_BESIDE = 'max-tablet:col-start-2 max-tablet:row-start-1'
/** Longer words have a line of their own in narrow windows. */
const PILL_BELOW =
  'max-tablet:col-span-2 max-tablet:mt-2 max-tablet:justify-self-start min-[480px]:max-tablet:col-span-1 min-[480px]:max-tablet:col-start-2 min-[480px]:max-tablet:row-start-1 min-[480px]:max-tablet:mt-0'

interface StagePillProps {
  stage: StageView
  view: CalendarView
  isLocked: boolean
}

/** The state of a stage's homework, or that the stage is locked. */
function StagePill({ stage: { stage }, view, isLocked }: StagePillProps) {
  const { t } = useLingui()
  const time = useLearnerTime()
  if (isLocked) return <Pill icon={Lock}>{t({ message: 'Locked', context: 'stage' })}</Pill>
  const own = view.homework.filter(({ row }) => row.stage.id === stage.id && row.day === null)
  const noticed = noticedHomework({ ...view, homework: own })
  if (!noticed) return null
  const { row, isRequested } = noticed
  const isSelfie = row.homework?.type === 'selfie'
  switch (row.status.status) {
    case 'DONE':
      return <Pill {...HOMEWORK_LOOKS.DONE}>{isSelfie ? t`Selfie approved` : t`Homework approved`}</Pill>
    case 'UPLOADED':
      return <Pill {...HOMEWORK_LOOKS.UPLOADED}>{isSelfie ? t`Selfie on checking` : t`Homework on checking`}</Pill>
    case 'FAIL':
      return <Pill {...HOMEWORK_LOOKS.FAIL}>{isSelfie ? t`Selfie not approved` : t`Homework not approved`}</Pill>
    default: {
      // Once the course has ended, nothing waits for it.
      if (view.state === 'ended' || !isRequested) {
        return <Pill {...HOMEWORK_LOOKS.NOT_UPLOADED}>{isSelfie ? t`Selfie not sent` : t`Homework not sent`}</Pill>
      }
      const { level } = urgencyOf(noticed, time)
      const deadline = level === 'calm' ? null : dueBy(noticed)
      const date = deadline && dateText(deadline, time)
      const selfie = date ? t`Selfie needed by ${date}` : t`Selfie needed`
      const homework = date ? t`Homework needed by ${date}` : t`Homework needed`
      return (
        <Pill tone={level === 'overdue' ? 'danger' : 'warning'} icon={isSelfie ? Camera : TriangleAlert}>
          {isSelfie ? selfie : homework}
        </Pill>
      )
    }
  }
}

/** Tiles in a row. */
const WEEK = 7

interface StageDaysProps {
  stage: StageView
  isLocked: boolean
  streamId: number
  /** Draws the tiles only near the view. */
  isLong: boolean
  /** Id of the day that the Tab key reaches. */
  stop: number | null
}

/** Rows are parted by lines as long as their words. */
const ROW_LINE =
  'max-split:relative max-split:not-first:before:absolute max-split:not-first:before:inset-x-3 max-split:not-first:before:top-0 max-split:not-first:before:h-px max-split:not-first:before:bg-line'

/** The days of a stage; in a long course those far from the view are empty rows of the same height. */
function StageDays({ stage: { place, days }, isLocked, streamId, isLong, stop }: StageDaysProps) {
  const list = useRef<HTMLOListElement>(null)
  // The current stage is as high as its rows are, and the Tab key must find its stop.
  const isKept = place === 'now' || days.some(({ day }) => day.id === stop)
  const isNear = useNear(list, isLong && !isKept)
  const rows = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, row) => row)
  return (
    <ol
      ref={list}
      className={cx(
        'grid split:grid-cols-7 split:gap-2',
        place !== 'now' && 'grid-cols-7 gap-1.25 max-tablet:mx-[min(0px,(100%-303px)/2)] tablet:gap-2',
        place === 'now' && 'max-split:-mx-3',
        place === 'past' && 'split:grid-cols-[repeat(7,40px)] split:gap-1.5',
      )}
    >
      {isNear
        ? days.map((day) => (
            <li key={day.day.id} className={cx('@container', place === 'now' && ROW_LINE)}>
              <DayTile
                day={day}
                place={place}
                isStageLocked={isLocked}
                streamId={streamId}
                isStop={day.day.id === stop}
              />
            </li>
          ))
        : rows.map((row) => <li key={`row ${row}`} aria-hidden className={cx('col-span-full', TILE_HEIGHTS[place])} />)}
    </ol>
  )
}

/** How far outside the view an element counts as near. */
const MARGIN = '300px 0px'

/** Whether an element is near the view; always true for one that holds the focus or is not watched, and on paper. */
function useNear(place: RefObject<Element | null>, isWatched: boolean): boolean {
  const [isNear, setNear] = useState(!isWatched)
  const isPrinted = useMedia('print')
  useEffect(() => {
    const element = place.current
    if (!element || !isWatched) return
    const look = (entries: IntersectionObserverEntry[]) =>
      setNear(entries.at(-1)?.isIntersecting === true || element.contains(document.activeElement))
    const observer = new IntersectionObserver(look, { rootMargin: MARGIN })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, isWatched])
  return isNear || !isWatched || isPrinted
}
