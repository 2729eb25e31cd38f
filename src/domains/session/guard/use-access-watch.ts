import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { courseQueries } from '#/domains/study/stream-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { accessVerdict } from './access-verdict'
import { routeName } from './route-name'

/** Asks the guard again when data that arrived after it, or was synchronised since, changes its verdict on the current screen. */
export function useAccessWatch(isUnavailable: boolean): void {
  const router = useRouter()
  const name = useRouterState({
    select: ({ resolvedLocation, location }) => routeName((resolvedLocation ?? location).pathname),
  })
  const { data: user } = useQuery({ ...accountQueries.user(), enabled: false })
  const { data: streams = null } = useQuery({ ...courseQueries.streams(), enabled: false })
  const { data: subscriptions = null } = useQuery({ ...subscriptionQueries.list(), enabled: false })
  const verdict = user && accessVerdict(name, { user, streams, subscriptions }).kind
  const isNews = verdict !== undefined && verdict !== (isUnavailable ? 'unavailable' : 'pass')
  useEffect(() => {
    if (isNews) void router.invalidate()
  }, [isNews, router])
}
