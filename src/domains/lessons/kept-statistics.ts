import { onlineManager } from '@tanstack/react-query'
import { isOnline } from '#/api/connectivity'
import { sendKeptEntries } from './statistic/kept-entries'

/** Sends what a learner watched offline, now or once there is a connection. Returns the way to stop. */
export function followKeptEntries(learnerId: number): () => void {
  const send = () => {
    if (isOnline()) void sendKeptEntries(learnerId)
  }
  send()
  return onlineManager.subscribe(send)
}
