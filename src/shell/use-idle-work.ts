import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { startWhenIdle } from '#/platform/when-idle'
import { loadBackground, loadNextScreens } from './idle-list'

/** What a signed-in page does once its first view is drawn and it is idle. */
export function useIdleWork(): void {
  const { data: user } = useQuery(accountQueries.user())
  const learnerId = user?.id
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (learnerId === undefined) return undefined
    const load = async () => {
      const { startBackground } = await loadBackground()
      return () => {
        const stop = startBackground({ client, router, learnerId })
        // What does not load now, the screen itself loads.
        loadNextScreens(router).catch(() => {})
        return stop
      }
    }
    return startWhenIdle(load, () => {})
  }, [client, learnerId, router])
}
