import { formatDay } from '#/lib/format-date'
import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'
import { cx } from '#/ui/cx'
import { Pill } from '#/ui/pill'
import type { EventDay, LearnerEvent } from '../learner-events'
import { eventLink, useEventTexts } from '../use-event-texts'

interface EventListProps {
  days: readonly EventDay[]
  /** Names the month beside each day: the list is not of one month. */
  withMonth?: boolean
}

/** Days with their events; the date leads. */
export function EventList({ days, withMonth = false }: EventListProps) {
  const { i18n } = useLingui()
  return (
    <ol className="border-b border-line">
      {days.map(({ day, events }) => (
        <li
          key={day}
          className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 border-t border-line tablet:grid-cols-[150px_minmax(0,1fr)]"
        >
          <h3 className="flex flex-wrap items-baseline gap-x-3 self-start py-5">
            <span className="num type-h2">{formatDay(day, 'dayOfMonth', i18n.locale)}</span>
            <span
              className={cx(
                'text-small font-normal text-muted first-letter:uppercase',
                !withMonth && 'max-tablet:sr-only',
              )}
            >
              {formatDay(day, withMonth ? 'month' : 'weekday', i18n.locale)}
            </span>
          </h3>
          <ul className="min-w-0 *:border-t *:border-line *:first:border-t-0">
            {events.map((event) => (
              <EventRow key={event.key} event={event} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function EventRow({ event }: { event: LearnerEvent }) {
  const { wordsOf, lookOf } = useEventTexts()
  const { title, detail, step } = wordsOf(event)
  const look = lookOf(event)
  const isDue = event.kind === 'homework' && event.state === 'started'
  return (
    <li
      data-event
      className="flex flex-col gap-x-6 gap-y-2.5 py-5 wide:grid wide:grid-cols-[minmax(0,1fr)_150px_200px] wide:items-center"
    >
      <div className="min-w-0 wrap-anywhere">
        <b className="block text-ui font-strong">{title}</b>
        {detail !== '' && <span className="num mt-0.5 block text-small text-muted">{detail}</span>}
      </div>
      <span>
        <Pill tone={look.tone} icon={look.icon}>
          {look.word}
        </Pill>
      </span>
      <LinkButton
        {...eventLink(event)}
        kind={isDue ? 'primary' : 'secondary'}
        size="sm"
        aria-label={`${step}: ${title}`}
        className="max-wide:self-start wide:justify-self-end"
      >
        {step}
      </LinkButton>
    </li>
  )
}
