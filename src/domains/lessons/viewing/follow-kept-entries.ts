import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { isOnline } from '#/api/connectivity'
import { patchLesson } from '#/domains/study/days/patch-lesson'
import { sendKeptEntries } from './kept-entries'

/** Sends what a learner watched offline, now or once there is a connection. Returns a function that stops it. */
export function followKeptEntries(client: QueryClient, learnerId: number): () => void {
  const send = () => {
    if (isOnline()) void sendKeptEntries(learnerId, (totals) => patchLesson(client, totals))
  }
  send()
  return onlineManager.subscribe(send)
}
