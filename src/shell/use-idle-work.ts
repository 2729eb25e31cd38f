import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { withApp } from '#/platform/app-parts'
import { sparesData } from '#/platform/spares-data'
import { startWhenIdle } from '#/platform/start-when-idle'

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
    const load = async () => {
      const [{ moveSharedThings }, { followKeptEntries }] = await Promise.all([
        // Its styles stand in the app’s sheet.
        withApp(() => import('./route-motion')),
        import('#/domains/lessons/viewing/follow-kept-entries'),
      ])
      return () => {
        const stops = [moveSharedThings(router), followKeptEntries(client, learnerId)]
        // What does not load now, the lesson's own screen loads.
        if (!sparesData()) import('./prefetch-study').then(({ prefetchStudy }) => prefetchStudy(router)).catch(() => {})
        return () => stops.forEach((stop) => stop())
      }
    }
    return startWhenIdle(load, () => {})
  }, [client, learnerId, router])
}
