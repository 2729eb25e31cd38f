import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Lesson, LessonSet } from '#/domains/study/model'
import { cx } from '#/ui/cx'
import { part } from '#/ui/late/part'
import { noteMissing } from '../player/engine/note-missing'
import { repeatBounds, repeatCount, roundsDone } from './day-plan'
import { PlanLesson } from './plan-lesson'
import { noteRepeats, readRepeats } from './repeat-choices'
import type { DayView } from './use-day'

/** Without it the count stands in the same box, without its buttons. */
const Stepper = part(() => import('#/ui/fields/stepper'), 'Stepper', { missing: 'silent' })

/** How a count is written: "3×". */
const times = (count: number) => `${count}×`

interface PlanSetProps {
  set: LessonSet
  /** From 1. */
  number: number
  view: DayView
  current: Lesson | null
  /** Whether the video has shown its first frame. */
  isSettled: boolean
  onPick: (lessonId: number) => void
}

/** One part of the plan: its repeats, which the learner may choose within bounds, and its lessons. */
export function PlanSet({ set, number, view, current, isSettled, onPick }: PlanSetProps) {
  const { t } = useLingui()
  const { learnerId, day, status, isComplete } = view
  const [wish, setWish] = useState(() => readRepeats(learnerId, set.id))
  const { from, to } = repeatBounds(set)
  const stepper = Stepper.useCode({ isDue: isSettled && from < to, onMissing: noteMissing })
  const repeats = repeatCount(set, wish)
  const done = Math.min(repeats, roundsDone(day.id, set.lessons, status.lessons))
  const often = repeats === 1 ? t`once` : t`${plural(repeats, { one: '# time', other: '# times' })}`
  const choose = (count: number) => {
    setWish(count)
    noteRepeats(learnerId, set.id, count)
  }
  return (
    <section aria-label={t`Part ${number}`} className="border-t border-line pt-3.5 pb-2.5">
      <header className="flex min-h-8 items-center justify-between gap-4 text-ui">
        <h3 className="font-bold">{t`Part ${number}`}</h3>
        {from < to ? (
          stepper ? (
            <stepper.Stepper
              label={t`Repeats of part ${number}`}
              value={repeats}
              min={from}
              max={to}
              onChange={choose}
              format={times}
            />
          ) : (
            <span className="flex h-10 items-center rounded-control border border-strong bg-surface px-10 touch:h-11.5 touch:px-11.5">
              <span className="num min-w-7.5 text-center text-ui font-bold">{times(repeats)}</span>
            </span>
          )
        ) : (
          <span className="text-small text-muted">{often}</span>
        )}
      </header>
      {(from < to || repeats > 1) && (
        <p className="mt-1 mb-1.5 flex items-center gap-2.5 text-caption text-muted">
          <RoundDots done={done} count={repeats} />
          <span>
            {t`${done} of ${plural(repeats, { one: '# round', other: '# rounds' })} done.`}{' '}
            {from < to && (
              <Trans>
                Choose {from} to {to}.
              </Trans>
            )}
          </span>
        </p>
      )}
      <ol>
        {set.lessons.map((lesson) => (
          <PlanLesson
            key={lesson.id}
            lesson={lesson}
            learnerId={learnerId}
            isCurrent={lesson.id === current?.id}
            isDone={isComplete(lesson)}
            onPick={onPick}
          />
        ))}
      </ol>
    </section>
  )
}

/** Rounds as dots; the sentence beside them says the same. */
function RoundDots({ done, count }: { done: number; count: number }) {
  // More dots could not be counted at a glance.
  if (count > 8) return null
  return (
    <span aria-hidden className="inline-flex gap-1">
      {Array.from({ length: count }, (_, round) => (
        <span
          key={round}
          className={cx(
            'size-2 rounded-full forced-colors:border',
            round < done ? 'bg-accent forced-colors:bg-[CanvasText]' : 'shadow-[inset_0_0_0_1px_var(--border-strong)]',
          )}
        />
      ))}
    </span>
  )
}
