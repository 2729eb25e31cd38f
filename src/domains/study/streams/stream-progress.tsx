import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { ProgressBar } from '#/ui/states/progress'
import type { Stream } from '../model'
import { dateText } from '../texts'
import type { StreamInState } from './stream-groups'

/** How far a course is: a bar with its sentence, or the date of its start; nothing where no days are counted. */
export function StreamProgress({ stream, state }: StreamInState) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const progress = useProgressTexts()(stream)
  if (state === 'not_started') {
    const date = dateText(stream.startDate, time, 'weekdayDay')
    return <span className="num block text-caption text-muted">{t`Starts on ${date}`}</span>
  }
  if (progress === null) return null
  return (
    <span className="flex flex-col gap-1.5">
      {/* The sentence says the same; inside a link the bar would only add a bare number. */}
      <span aria-hidden>
        <ProgressBar value={stream.progress.progress} label={progress} />
      </span>
      <span className="num text-caption text-muted">{progress}</span>
    </span>
  )
}

/** "11 of 42 days", by the server's counts; null where it counts no days, since "0 of 0" would say nothing. */
export function useProgressTexts(): (stream: Pick<Stream, 'progress'>) => string | null {
  const { t } = useLingui()
  return ({ progress: { daysCount, completeDaysCount } }) => {
    if (daysCount === 0) return null
    // The server may count a day that the course has lost since.
    const done = Math.min(completeDaysCount, daysCount)
    return t`${done} of ${plural(daysCount, { one: '# day', other: '# days' })}`
  }
}

/** Whether a first day of it is finished, by the server's counts. */
export function isUnderWay({ progress }: Pick<Stream, 'progress'>): boolean {
  return progress.daysCount > 0 && progress.completeDaysCount > 0
}
