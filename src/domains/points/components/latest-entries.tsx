import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { ArrowLink } from '#/ui/buttons/arrow-link'
import { MarginSection } from '#/ui/page/margin-section'
import { Rows } from '#/ui/page/rows'
import { ErrorBlock } from '#/ui/states/error-block'
import { SkeletonScreen } from '#/ui/states/skeleton'
import { historyGroups } from '../history-groups'
import { pointQueries } from '../queries'
import { EntryBones } from './entry-bones'
import { EntryRow } from './entry-row'

const SHOWN = 5

/** The newest entries of the history, and the way to all of them. */
export function LatestEntries() {
  const { t } = useLingui()
  const { zone } = useLearnerTime()
  const { data, error, refetch, isFetching } = useInfiniteQuery(pointQueries.history())
  const entries = historyGroups(data?.pages.flatMap(({ items }) => items) ?? [], zone, false)
    .flatMap((group) => group.entries)
    .slice(0, SHOWN)
  if (data && entries.length === 0) return null
  return (
    <MarginSection title={t`Latest`}>
      {data ? (
        <>
          <Rows open>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} zone={zone} />
            ))}
          </Rows>
          <p className="mt-5">
            <ArrowLink to="/user/points/history">{t`The whole history`}</ArrowLink>
          </p>
        </>
      ) : error ? (
        <ErrorBlock
          error={error}
          title={t`Your history didn’t load`}
          safe={t`Your points are safe.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
          as="h3"
        />
      ) : (
        <SkeletonScreen label={t`Loading your history`} onRetry={() => void refetch()}>
          <EntryBones count={SHOWN} />
        </SkeletonScreen>
      )}
    </MarginSection>
  )
}
