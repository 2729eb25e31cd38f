import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useRef } from 'react'
import { isApiError } from '#/api/errors'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useBrand } from '#/domains/site-config/use-brand'
import { useHomeworkCourses } from '#/domains/study/homework/use-homework-courses'
import { videoConsultationQueries } from '#/domains/video-consultations/queries'
import { formatDay } from '#/lib/format-date'
import { zoneText } from '#/lib/zone-time'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { ShowMore } from '#/ui/buttons/show-more'
import { monthStart } from '#/ui/fields/month-days'
import { Page } from '#/ui/page/page'
import { EmptyState } from '#/ui/states/empty-state'
import { ErrorBlock } from '#/ui/states/error-block'
import { useHasWaited } from '#/ui/use-has-waited'
import { EventList } from '../components/event-list'
import { type EventDay, eventDays, learnerEvents } from '../learner-events'
import { useEventsFile } from '../use-events-file'
import { EventRowsSkeleton } from './events-skeleton'

/** Events shown at first, and added with each press. */
const ROWS_AT_ONCE = 20
/** How long rows wait for each other, so that none moves another; after that those that are there are shown. */
const TOGETHER_MS = 3_000

/** What the learner has dates for, by day: consultations, starts of courses, homework that is due. */
export function EventsScreen({ pages }: { pages: number }) {
  const { t, i18n } = useLingui()
  const { now, zone } = useLearnerTime()
  const list = useRef<HTMLDivElement>(null)
  const { events: arrived, isPending, error, isRetrying, retry } = useEvents()
  const hasWaited = useHasWaited(TOGETHER_MS)
  const events = isPending && !hasWaited ? [] : arrived
  const addToCalendar = useEventsFile(events)
  const { ahead, earlier } = eventDays(events, pages * ROWS_AT_ONCE, now, zone)
  const place = zoneText(zone, now)
  return (
    <Page
      title={t`Events`}
      lead={t`Times are those of ${place}.`}
      className="[&>header]:items-end"
      actions={
        addToCalendar && (
          <Button icon={CalendarPlus} loading={isPending} onClick={addToCalendar}>
            {t`Add to calendar`}
          </Button>
        )
      }
    >
      {error && (
        <ErrorBlock
          error={error}
          title={t`Not all of your events loaded`}
          safe={t`Nothing of them is lost.`}
          retrying={isRetrying}
          onRetry={retry}
        />
      )}
      <div ref={list}>
        {events.length === 0 && !error && !isPending && (
          <EmptyState
            title={t`Nothing has a date yet`}
            action={<LinkButton to="/courses">{t`Open my courses`}</LinkButton>}
          >
            {t`Starts of courses, homework that is due and consultations appear here by day.`}
          </EmptyState>
        )}
        {byMonth(ahead).map(({ month, days }) => (
          <section key={month} className="mb-10">
            <h2 className="type-h2 mb-4 first-letter:uppercase">{formatDay(month, 'monthYear', i18n.locale)}</h2>
            <EventList days={days} />
          </section>
        ))}
        {earlier.length > 0 && (
          <section>
            <h2 className="type-h2 mb-4">{t({ message: 'Earlier', context: 'events' })}</h2>
            <EventList days={earlier} withMonth />
          </section>
        )}
        <ShowMore
          list={list}
          row="[data-event]"
          shown={Math.min(events.length, pages * ROWS_AT_ONCE)}
          total={events.length}
          step={ROWS_AT_ONCE}
          pages={pages}
        />
      </div>
      {isPending && <EventRowsSkeleton onRetry={retry} />}
    </Page>
  )
}

function byMonth(days: readonly EventDay[]): { month: number; days: EventDay[] }[] {
  const months = [...new Set(days.map(({ day }) => monthStart(day)))]
  return months.map((month) => ({ month, days: days.filter(({ day }) => monthStart(day) === month) }))
}

/** All events from what is loaded; what failed leaves the others. */
function useEvents() {
  const { isVideoConsultationSupport } = useBrand()
  const { now } = useLearnerTime()
  const reads = useHomeworkCourses()
  // The loader has asked already: what was refused is not asked for again by itself.
  const calls = useQuery({
    ...videoConsultationQueries.list(),
    enabled: isVideoConsultationSupport,
    retryOnMount: false,
  })
  const consultations = isVideoConsultationSupport ? (calls.data ?? []) : []
  const events = learnerEvents({
    consultations,
    streams: reads.map(({ one }) => one),
    courses: reads.flatMap(({ course }) => course ?? []),
    now,
  })
  const lacksCalls = isVideoConsultationSupport && !calls.data
  // The server does not show some courses (contract 9.1): a retry would not help.
  const failed = reads.filter(({ error }) => error && !isApiError(error, 404))
  return {
    events,
    isPending: (lacksCalls && !calls.error) || reads.some(({ course, error }) => !course && !error),
    error: (lacksCalls ? calls.error : null) ?? failed[0]?.error ?? null,
    isRetrying: calls.isFetching || failed.some(({ isRetrying }) => isRetrying),
    retry: () => {
      if (lacksCalls) void calls.refetch()
      for (const read of reads) if (!read.course) read.retry()
    },
  }
}
