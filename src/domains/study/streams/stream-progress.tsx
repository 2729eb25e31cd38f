import { useLingui } from '@lingui/react/macro'
import { ProgressBar } from '#/ui/states/progress-bar'
import type { StreamInState } from './stream-groups'
import { dateText } from '../texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useProgressTexts } from './use-progress-texts'

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
