import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { courseQueries } from '#/domains/study/stream-queries'
import type { OpenedRoute } from '#/domains/subscriptions/purchase-guard'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { accessVerdict } from './access-verdict'

/** Asks the guard again when data that arrived after it, or was synchronised since, changes its verdict on the current screen. */
export function useAccessWatch(route: OpenedRoute, isUnavailable: boolean): void {
  const router = useRouter()
  const { data: user } = useQuery({ ...accountQueries.user(), enabled: false })
  const { data: streams = null } = useQuery({ ...courseQueries.streams(), enabled: false })
  const { data: subscriptions = null } = useQuery({ ...subscriptionQueries.list(), enabled: false })
  const verdict = user && accessVerdict(route, { user, streams, subscriptions }).kind
  const isNews = verdict !== undefined && verdict !== (isUnavailable ? 'unavailable' : 'pass')
  useEffect(() => {
    if (isNews) void router.invalidate()
  }, [isNews, router])
}
