import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { EventsScreen } from '#/domains/events/screens/events-screen'
import { EventsSkeleton } from '#/domains/events/screens/events-skeleton'
import { startEvents } from '#/domains/events/start-events'
import { searchParams, wholeParam } from '#/lib/search-params'

export const Route = createFileRoute('/_auth/_home/events')({
  staticData: { name: 'home-events', section: 'home', isSectionRoot: true, failure: msg`Your events didn’t load` },
  validateSearch: searchParams({ pages: wholeParam(1, 500) }),
  loader: ({ context }) => startEvents(context.queryClient),
  component: Events,
  pendingComponent: EventsSkeleton,
})

function Events() {
  const { pages = 1 } = Route.useSearch()
  return <EventsScreen pages={pages} />
}
