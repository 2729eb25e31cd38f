import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { sparesData } from '#/platform/spares-data'
import { whenIdle } from '#/platform/when-idle'

/**
 * What a signed-in page does once its first view is drawn and it is idle: loads the motion between screens, sends what was watched
 * offline, and preloads the code of a lesson, since one of the next presses is likely to open it.
 */
export function useIdleWork(): void {
  const { data: user } = useQuery(accountQueries.user())
  const learnerId = user?.id
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (learnerId === undefined) return undefined
    let stop = () => {}
    let isLeft = false
    const start = async () => {
      const [{ moveSharedThings }, { followKeptEntries }] = await Promise.all([
        import('./route-motion'),
        import('#/domains/lessons/follow-kept-entries'),
      ])
      if (isLeft) return
      const stops = [moveSharedThings(router), followKeptEntries(client, learnerId)]
      stop = () => stops.forEach((end) => end())
      if (sparesData()) return
      const { prefetchStudy } = await import('./prefetch-study')
      await prefetchStudy(router)
    }
    // If the files do not load, the lesson's own screen loads them.
    const stopIdle = whenIdle(() => void start().catch(() => {}))
    return () => {
      isLeft = true
      stopIdle()
      stop()
    }
  }, [client, learnerId, router])
}
