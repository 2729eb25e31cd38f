import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { BannerSlot } from '#/domains/banners/banner-slot'
import { courseQueries } from '#/domains/study/stream-queries'
import { LinkButton } from '#/ui/buttons/link-button'
import { ShowMore } from '#/ui/buttons/show-more'
import { Page } from '#/ui/page/page'
import { EmptyState } from '#/ui/states/empty-state'
import { ErrorBlock } from '#/ui/states/error-block'
import { MoreFailed } from '../components/more-failed'
import { PositionCard } from '../components/position-card'
import { CatalogTitle, POSITIONS } from '../components/catalog-layout'
import { fullStreamOf } from '../course-sale'
import { onceEach } from '../once-each'
import { CATALOG_PAGE, catalogQueries } from '../queries'
import { useSomePages } from '../use-some-pages'

/** What can be added to the subscription. `pages`: how many of them are shown; the address holds it. */
export function CatalogScreen({ pages }: { pages: number }) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const query = useSuspenseInfiniteQuery(catalogQueries.positions())
  const streams = useQuery({ ...courseQueries.streams(), retryOnMount: false })
  useSomePages(query, pages)
  const positions = onceEach(query.data.pages.flatMap(({ items }) => items))
  const shown = positions.length
  const named = query.data.pages.at(-1)?.total ?? 0
  /** Undefined as long as the learner's courses are not known. */
  const streamOf = (courseId: number | null) => streams.data && (fullStreamOf(courseId, streams.data)?.id ?? null)
  return (
    <Page title={t`Catalog`} titleLook="display" heading={<CatalogTitle />}>
      <BannerSlot position="home" placement="catalog" />
      {!streams.data && streams.error && (
        <ErrorBlock
          error={streams.error}
          title={t`Your courses didn’t load`}
          safe={t`What of the catalog is yours already is not known yet.`}
          retrying={streams.isFetching}
          onRetry={() => void streams.refetch()}
        />
      )}
      {shown === 0 ? (
        <EmptyState
          title={t`The catalog is empty`}
          action={<LinkButton to="/courses">{t`Go to my courses`}</LinkButton>}
        >
          {t`What the school adds appears here.`}
        </EmptyState>
      ) : (
        <ul ref={list} className={POSITIONS}>
          {positions.map((position, at) => (
            <PositionCard
              key={position.id}
              position={position}
              streamId={streamOf(position.courseId)}
              isLead={at === 0}
            />
          ))}
        </ul>
      )}
      {query.isFetchNextPageError ? (
        <MoreFailed
          title={t`The rest of the catalog didn’t load.`}
          error={query.error}
          onRetry={() => void query.fetchNextPage()}
        />
      ) : (
        <ShowMore
          list={list}
          row="[data-course]"
          shown={shown}
          total={query.hasNextPage ? Math.max(shown + 1, named) : shown}
          step={CATALOG_PAGE}
          pages={pages}
          loading={query.isFetchingNextPage}
        />
      )}
    </Page>
  )
}
