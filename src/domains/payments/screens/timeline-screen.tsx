import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { clubQueries } from '#/domains/club/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { useStreams } from '#/domains/study/streams/use-streams'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { eventsFile } from '#/lib/calendar-file'
import { formatDay } from '#/lib/format-date'
import { saveFile } from '#/platform/save-file'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { cx } from '#/ui/cx'
import { NearOnly } from '#/ui/late/near-only'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { ROW, ROW_PRESSABLE, Rows } from '#/ui/page/rows'
import { Icon } from '#/ui/pictures/icon'
import { EmptyState } from '#/ui/states/empty-state'
import { ErrorBlock } from '#/ui/states/error-block'
import { paymentQueries } from '../queries'
import { dueSoon, timeline, type TimelineEntry } from '../timeline/timeline'
import { type TimelineGroup, timelineGroups } from '../timeline/timeline-groups'
import { useTimelineTexts } from '../timeline/use-timeline-texts'

/** Heights in px of a month's name and of an entry, until they have been drawn. */
const MONTH_PX = 44
const ENTRY_PX = 77

/** Every date of what the learner has, to come and past, with what is due soon; the whole of it for a calendar of their own. */
export function TimelineScreen() {
  const { t } = useLingui()
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  const { data: plans } = useSuspenseQuery(paymentQueries.installments())
  const streams = useStreams().map(({ stream }) => stream)
  const { communityUrl } = useBrand()
  // The list stands without the club, whose dates join it.
  const club = useQuery({ ...clubQueries.communities(), enabled: communityUrl !== null })
  const { now } = useLearnerTime()
  const texts = useTimelineTexts()
  const { toCome, past } = timeline({ subscriptions, plans, streams, clubs: club.data ?? [] }, now)
  const due = texts.due(dueSoon(toCome, now))
  const all = [...past.toReversed(), ...toCome]

  function addToCalendar() {
    const { hostname: host, href } = location
    const events = all.map((entry) => ({
      uid: `${entry.key}@${host}`,
      start: entry.at,
      title: [texts.look(entry).word, texts.title(entry), texts.money(entry.amount, entry.currency)]
        .filter(Boolean)
        .join(' · '),
      url: new URL(`${import.meta.env.BASE_URL}user/timeline`, href).href,
    }))
    saveFile(new Blob([eventsFile(events, `//${host}//timeline`, now)], { type: 'text/calendar' }), 'dates.ics')
  }

  return (
    <Page
      title={t`Payments and dates`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Payments and dates` }]}
      lead={t`What is paid, what is due, and what ends when.`}
      actions={
        all.length > 0 && (
          <Button icon={CalendarPlus} onClick={addToCalendar}>
            {t`Add to calendar`}
          </Button>
        )
      }
    >
      {club.isLoadingError && (
        <ErrorBlock
          error={club.error}
          title={t`The dates of the club didn’t load`}
          retrying={club.isFetching}
          onRetry={() => void club.refetch()}
        />
      )}
      {all.length === 0 ? (
        <EmptyState
          title={t`No dates yet`}
          action={<LinkButton to="/user/subscriptions">{t`Open subscriptions`}</LinkButton>}
        >
          {t`Payments and the ends of courses and subscriptions appear here.`}
        </EmptyState>
      ) : (
        <>
          <MarginSection title={t`In the next 30 days`}>
            <p className={cx('type-h2 wrap-anywhere', due && 'num')}>{due ?? t`Nothing is due.`}</p>
            {due && <p className="mt-1.5 text-small text-muted">{t`To be paid, with what is overdue.`}</p>}
          </MarginSection>
          {toCome.length > 0 && <Dates title={t`To come`} entries={toCome} />}
          {past.length > 0 && <Dates title={t`Past`} entries={past} />}
        </>
      )}
    </Page>
  )
}

function Dates({ title, entries }: { title: string; entries: readonly TimelineEntry[] }) {
  const { zone } = useLearnerTime()
  const groups = timelineGroups(entries, zone)
  const months = groups.filter(({ month }) => month !== null).length
  const height = (months * MONTH_PX + entries.length * ENTRY_PX) / groups.length
  return (
    <MarginSection title={title}>
      <NearOnly count={groups.length} height={height} kept={[]}>
        {(at) => {
          const group = groups[at]
          return group && <MonthPart group={group} isFirst={at === 0} />
        }}
      </NearOnly>
    </MarginSection>
  )
}

/** Entries of a month below each other; at the head of the month its name. */
function MonthPart({ group: { month, entries }, isFirst }: { group: TimelineGroup; isFirst: boolean }) {
  const { i18n } = useLingui()
  return (
    <>
      {month !== null && (
        <h3 className={cx('text-small text-muted first-letter:uppercase', !isFirst && 'pt-6')}>
          {formatDay(month, 'monthYear', i18n.locale)}
        </h3>
      )}
      <Rows open={month !== null} className="*:last:border-b-0">
        {entries.map((entry) => (
          <DateRow key={entry.key} entry={entry} />
        ))}
      </Rows>
    </>
  )
}

/** One date, which leads to what it is about. */
function DateRow({ entry }: { entry: TimelineEntry }) {
  const texts = useTimelineTexts()
  const { icon, colour, word } = texts.look(entry)
  const sum = texts.money(entry.amount, entry.currency)
  return (
    <li data-entry>
      <Link {...targetOf(entry)} className={cx(ROW, ROW_PRESSABLE)}>
        <Icon of={icon} className={colour} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <b className="block text-ui font-strong">{texts.title(entry)}</b>
          <span className="mt-0.5 block text-small text-muted">{`${texts.day(entry.at)} · ${word}`}</span>
        </span>
        {sum && <span className="num shrink-0 text-ui font-strong">{sum}</span>}
      </Link>
    </li>
  )
}

/** Where what an entry is about can be changed. */
function targetOf({ kind, about: { of, id } }: TimelineEntry) {
  if (of === 'subscription')
    return linkOptions({ to: '/user/subscription/$subscriptionId', params: { subscriptionId: id } })
  if (of === 'installment')
    return linkOptions({ to: '/user/installments/$installmentId', params: { installmentId: id } })
  if (of === 'club') return linkOptions({ to: '/user/subscriptions' })
  const params = { streamId: id }
  return kind === 'course-end'
    ? linkOptions({ to: '/course/$streamId/extend', params })
    : linkOptions({ to: '/course/$streamId/calendar', params })
}
