import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOnline } from '#/api/connectivity'
import { sendKeptEntries } from './statistic/kept-entries'

/** Stands in the shell of a signed-in learner: sends what was watched offline once there is a connection. Draws nothing. */
export function KeptStatistics({ learnerId }: { learnerId: number }) {
  useEffect(() => {
    const send = () => {
      if (isOnline()) void sendKeptEntries(learnerId)
    }
    send()
    return onlineManager.subscribe(send)
  }, [learnerId])
  return null
}
