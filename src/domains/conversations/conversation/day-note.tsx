import { useLingui } from '@lingui/react/macro'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { dayText } from '#/domains/study/texts'
import { errorTexts } from '#/ui/states/error-texts'
import { Spinner } from '#/ui/states/spinner'
import { Note } from './target-note'
import type { useDayJump } from './use-day-jump'

/** That a day is being looked for, has no messages, or could not be found. */
export function DayNote({ jump: { jump, start, stop } }: { jump: ReturnType<typeof useDayJump> }) {
  const { t, i18n } = useLingui()
  const time = useLearnerTime()
  if (jump.state === 'none') return null
  const date = dayText(jump.day, time)
  switch (jump.state) {
    case 'looking':
      return (
        <Note isBelow onClose={stop}>
          <Spinner />
          {t`Looking for ${date}…`}
        </Note>
      )
    case 'missing': {
      const next = jump.next === null ? null : dayText(jump.next, time)
      return (
        <Note isBelow onClose={stop}>
          {next === null
            ? t`There are no messages on ${date} or later.`
            : t`There are no messages on ${date}. The next ones are from ${next}.`}
        </Note>
      )
    }
    case 'failed':
      return (
        <Note isBelow onClose={stop}>
          <span>
            {errorTexts(i18n, jump.error)}{' '}
            <button type="button" className="link target" onClick={() => start(jump.day)}>
              {t`Try again`}
            </button>
          </span>
        </Note>
      )
  }
}
