import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { whenIdle } from '#/platform/when-idle'

/** Whether the learner asks the browser to spare data. */
const sparesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * What a signed-in page does once its first view stands: sends what was watched offline, and brings the player's code, since the
 * next press probably opens a lesson.
 */
export function useIdleWork(): void {
  const { data: user } = useQuery(accountQueries.user())
  const learnerId = user?.id
  useEffect(() => {
    if (learnerId === undefined) return undefined
    let stop = () => {}
    let isLeft = false
    const start = async () => {
      const { followKeptEntries } = await import('#/domains/lessons/kept-statistics')
      if (!isLeft) stop = followKeptEntries(learnerId)
      if (sparesData()) return
      const { prefetchPlayer } = await import('#/domains/lessons/prefetch-player')
      prefetchPlayer()
    }
    // Without the files the lesson's own screen asks for them.
    const stopIdle = whenIdle(() => void start().catch(() => {}))
    return () => {
      isLeft = true
      stopIdle()
      stop()
    }
  }, [learnerId])
}
