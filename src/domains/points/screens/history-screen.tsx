import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { formatDay } from '#/lib/format-date'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { NearOnly } from '#/ui/late/near-only'
import { announce } from '#/ui/page/live-region'
import { Page } from '#/ui/page/page'
import { Rows } from '#/ui/page/rows'
import { Banner } from '#/ui/states/banner'
import { EmptyState } from '#/ui/states/empty-state'
import { errorTexts } from '#/ui/states/error-texts'
import { EntryRow } from '../components/entry-row'
import { type HistoryGroup, historyGroups } from '../history-groups'
import { HISTORY_PAGE, pointQueries } from '../queries'

/** Heights in px of the head of a month and of an entry, until they have been drawn. */
const HEAD_PX = 80
const ENTRY_PX = 72

/** All points that were earned and spent, by month; the button loads the next twenty. */
export function HistoryScreen() {
  const { t } = useLingui()
  const { zone } = useLearnerTime()
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } =
    useSuspenseInfiniteQuery(pointQueries.history())
  const groups = historyGroups(
    data.pages.flatMap(({ items }) => items),
    zone,
    !hasNextPage,
  )
  const shown = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const heads = groups.filter(({ head }) => head !== null).length
  const total = data.pages.at(-1)?.total ?? null
  return (
    <Page
      title={t`Points history`}
      crumbs={[
        { label: t`Settings`, link: linkOptions({ to: '/user/settings' }) },
        { label: t`Points`, link: linkOptions({ to: '/user/points' }) },
        { label: t`Points history` },
      ]}
    >
      {shown === 0 ? (
        <EmptyState title={t`No points yet`} action={<LinkButton to="/home">{t`Go to my courses`}</LinkButton>}>
          {t`The first ones come with the first finished day.`}
        </EmptyState>
      ) : (
        <NearOnly count={groups.length} height={(heads * HEAD_PX + shown * ENTRY_PX) / groups.length} kept={[]}>
          {(at) => {
            const group = groups[at]
            return group && <MonthPart group={group} zone={zone} />
          }}
        </NearOnly>
      )}
      {isFetchNextPageError && <MoreFailed error={error} />}
      {hasNextPage && (
        <MoreEntries
          {...{ shown, total }}
          isLoading={isFetchingNextPage}
          onPress={() => void fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </Page>
  )
}

/** Entries of a month below each other, at the head of the month beside its name and sums. */
function MonthPart({ group: { month, entries, head }, zone }: { group: HistoryGroup; zone: string }) {
  const { i18n } = useLingui()
  const { now } = useLearnerTime()
  const isThisYear = formatDay(month, 'year', i18n.locale) === String(now.getFullYear())
  const name = formatDay(month, isThisYear ? 'month' : 'monthYear', i18n.locale)
  return (
    <section
      aria-label={name}
      className={
        head
          ? 'grid grid-cols-[minmax(0,1fr)] gap-4.5 border-t border-line pt-7 wide:grid-cols-[260px_minmax(0,1fr)] wide:gap-12 wide:pt-8'
          : 'border-line wide:ps-77'
      }
    >
      {head && (
        <div>
          <h2 className="type-h2 first-letter:uppercase">{name}</h2>
          {head.sums && <MonthSums {...head.sums} />}
        </div>
      )}
      <Rows open={head !== null} className="min-w-0 *:last:border-b-0">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} zone={zone} />
        ))}
      </Rows>
    </section>
  )
}

function MonthSums(sums: { earned: number; spent: number }) {
  const { t, i18n } = useLingui()
  const earned = i18n.number(sums.earned)
  const spent = i18n.number(sums.spent)
  const words = [sums.earned > 0 && t`${earned} earned`, sums.spent > 0 && t`${spent} spent`]
  return <p className="mt-1.5 text-small text-muted">{words.filter(Boolean).join(', ')}</p>
}

function MoreFailed({ error }: { error: unknown }) {
  const { t, i18n } = useLingui()
  return (
    <Banner tone="danger" role="alert" title={t`The older entries didn’t load.`} className="mt-6">
      {errorTexts(i18n, error)}
    </Banner>
  )
}

interface MoreEntriesProps {
  shown: number
  /** Null where the server did not say. */
  total: number | null
  isLoading: boolean
  onPress: () => void
}

/** The button for older entries; how many came is said, since the focus stays on it. */
function MoreEntries({ shown, total, isLoading, onPress }: MoreEntriesProps) {
  const { t } = useLingui()
  const before = useRef(shown)
  const text = total === null ? t`${plural(shown, { one: '# entry', other: '# entries' })}` : t`${shown} of ${total}`
  useEffect(() => {
    if (shown > before.current) announce(text)
    before.current = shown
  }, [shown, text])
  const left = total === null ? HISTORY_PAGE : Math.max(1, total - shown)
  return (
    <div className="mt-8 flex flex-wrap items-center gap-4">
      <Button loading={isLoading} onClick={onPress}>
        {t`Show ${Math.min(HISTORY_PAGE, left)} more`}
      </Button>
      <span className="num text-small text-muted">{text}</span>
    </div>
  )
}
