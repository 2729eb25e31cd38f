import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CatalogScreen } from '#/domains/catalog/screens/catalog-screen'
import { CatalogSkeleton } from '#/domains/catalog/screens/catalog-skeleton'
import { startCatalog } from '#/domains/catalog/start-catalog'
import { searchParams, wholeParam } from '#/lib/search-params'

export const Route = createFileRoute('/_auth/_home/catalog')({
  staticData: {
    name: 'home-catalog',
    section: 'catalog',
    isSectionRoot: true,
    crumb: msg`Catalog`,
    failure: msg`The catalog didn’t load`,
  },
  validateSearch: searchParams({ pages: wholeParam(1, 500) }),
  loader: ({ context }) => startCatalog(context.queryClient),
  component: Catalog,
  pendingComponent: CatalogSkeleton,
})

function Catalog() {
  const { pages = 1 } = Route.useSearch()
  return <CatalogScreen pages={pages} />
}
