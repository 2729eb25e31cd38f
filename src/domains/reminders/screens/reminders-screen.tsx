import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { CalendarPlus, Clock, Plus } from 'lucide-react'
import { accountQueries } from '#/domains/account/queries'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { WaitingChanges } from '#/domains/account/waiting-change'
import { PushRefused } from '#/domains/push/push-refused'
import { useBrand } from '#/domains/site-config/use-brand'
import type { QueuedEntry } from '#/outbox/engine'
import { saveFile } from '#/platform/save-file'
import { Button } from '#/ui/buttons/button'
import { cx } from '#/ui/cx'
import { Page } from '#/ui/page/page'
import { Icon } from '#/ui/pictures/icon'
import { calendarFile } from '../calendar-file'
import { reminderQueries } from '../queries'
import { useReminderTexts } from '../use-reminder-texts'
import { reminderChange } from '../reminder-change'
import { useWaitingReminders } from '../use-reminder-change'
import { changedWeek, type ReminderChange, reminderId, WEEKDAYS } from '../week'
import { ZoneNote } from '../zone-note'
import { weekdayAt } from '../todays-times'

const CHIP =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border px-3.5 text-ui no-underline hover:border-text'

/** What an entry of the outbox changes; what cannot be read changes nothing. */
const changeOf = ({ payload }: QueuedEntry): ReminderChange =>
  reminderChange.parse(payload) ?? { before: null, reminder: null }

/** The week of reminders: each time leads to its reminder, and each day to a new one. */
export function RemindersScreen() {
  const { t, i18n } = useLingui()
  const { data: known } = useSuspenseQuery(reminderQueries.week())
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { outbox, entries } = useWaitingReminders(user.id)
  const week = entries
    .filter(({ phase }) => phase !== 'failed')
    .reduce((before, entry) => changedWeek(before, changeOf(entry)), known)
  const { now, zone } = useLearnerTime()
  const { name } = useBrand()
  const { weekday, shortWeekday } = useReminderTexts()
  const today = weekdayAt(now, zone)
  const isEmpty = Object.keys(week).length === 0

  function describe(entry: QueuedEntry): string {
    const { before, reminder } = changeOf(entry)
    if (!reminder) return t`Delete the reminder at ${before ?? ''}`
    const days = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(reminder.days.map(shortWeekday))
    return `${reminder.time}, ${days}`
  }

  function addToCalendar() {
    const url = new URL(`${import.meta.env.BASE_URL}home`, location.href).href
    const text = calendarFile(week, zone, now, { title: t`Study at ${name}`, host: location.hostname, url })
    saveFile(new Blob([text], { type: 'text/calendar' }), 'reminders.ics')
  }

  return (
    <Page
      title={t`Reminders`}
      lead={
        isEmpty
          ? t`No reminders yet. Choose days and times when it suits you to study: we remind you once and do not insist.`
          : t`Choose days and times when it suits you to study. We remind you once and do not insist.`
      }
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Reminders` }]}
    >
      <PushRefused className="mb-7" />
      <ol className="border-b border-line">
        {WEEKDAYS.map((day) => {
          const name = weekday(day)
          const times = week[day] ?? []
          return (
            <li
              key={day}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2 border-t border-line py-2.5 tablet:grid-cols-[220px_minmax(0,1fr)] tablet:items-center"
            >
              <p className={cx('text-ui first-letter:uppercase', times.length > 0 ? 'font-strong' : 'text-muted')}>
                {name} {day === today && <span className="text-caption text-accent-text">{t`today`}</span>}
              </p>
              <p className="flex flex-wrap gap-2">
                {times.map((time) =>
                  !known[day]?.includes(time) ? (
                    <span key={time} className={cx(CHIP, 'num border-line text-muted hover:border-line')}>
                      <Icon of={Clock} size={16} />
                      {time} <span className="sr-only">{t`not saved yet`}</span>
                    </span>
                  ) : (
                    <Link
                      key={time}
                      to="/user/settings/reminders/$id"
                      params={{ id: reminderId(time) }}
                      aria-label={t`Change the reminder at ${time}, ${name}`}
                      className={cx(CHIP, 'num border-strong bg-surface text-text')}
                    >
                      {time}
                    </Link>
                  ),
                )}
                <Link
                  to="/user/settings/reminders/new"
                  search={{ day }}
                  aria-label={t`Add a reminder, ${name}`}
                  className={cx(CHIP, 'border-dashed border-strong text-muted')}
                >
                  <Icon of={Plus} size={18} />
                  {times.length === 0 && <span aria-hidden>{t`Add`}</span>}
                </Link>
              </p>
            </li>
          )
        })}
      </ol>
      <WaitingChanges {...{ outbox, entries, describe }} className="mt-9" />
      <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        {!isEmpty && (
          <Button icon={CalendarPlus} onClick={addToCalendar}>
            {t`Add to calendar`}
          </Button>
        )}
        <ZoneNote />
      </div>
    </Page>
  )
}
