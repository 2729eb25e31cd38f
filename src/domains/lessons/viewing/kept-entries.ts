import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { isOnline } from '#/api/connectivity'
import { report } from '#/api/report'
import { readToken } from '#/api/token-store'
import { patchLesson } from '#/domains/study/days/patch-lesson'
import { lessonStatisticBody } from '#/domains/study/lesson-wire'
import { mergeEntry } from '#/domains/study/lessons/viewed-time'
import type { LessonStatistic, LessonStatisticEntry } from '#/domains/study/model'
import * as z from '#/lib/zod'
import { learnerKey, readStored, removeStored, writeStored } from '#/platform/storage'
import { sendStatistic } from '../mutations'

const entriesSchema = z.array(lessonStatisticBody)

const keyOf = (learnerId: number) => learnerKey(learnerId, 'statistic')

/** Keeps what was watched offline, as one entry per stream, day and lesson; keeps nothing once the learner has signed out. */
export function keepEntry(learnerId: number, entry: LessonStatisticEntry): void {
  if (readToken() === null) return
  writeStored(keyOf(learnerId), mergeEntry(readStored(keyOf(learnerId), entriesSchema) ?? [], entry))
}

/** Sends the kept entries from one tab, each once, and passes the new totals to `tell`; a failed entry is reported and dropped. */
export async function sendKeptEntries(
  learnerId: number,
  tell: (totals: LessonStatistic) => void,
  send: (entry: LessonStatisticEntry) => Promise<LessonStatistic> = sendStatistic,
): Promise<void> {
  await inOneTab(async () => {
    const entries = readStored(keyOf(learnerId), entriesSchema) ?? []
    // Removed before they are sent: better lost than counted twice.
    removeStored(keyOf(learnerId))
    for (const entry of entries) {
      // One after the other, so that the server does not receive a week's entries at once.
      // oxlint-disable-next-line no-await-in-loop
      await send(entry).then(tell, (error: unknown) => report(error, { context: 'lesson statistic, kept' }))
    }
  })
}

async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  let isAsked = false
  const ask = (lock: Lock | null) => {
    isAsked = true
    return lock && work()
  }
  await navigator.locks.request('lesson-statistic-kept', { ifAvailable: true }, ask).catch(() => {
    // A browser that keeps nothing for this page refuses locks too: there every tab has its own entries.
    if (!isAsked) return work()
  })
}

/** Sends what a learner watched offline, now or once there is a connection. Returns a function that stops it. */
export function followKeptEntries(client: QueryClient, learnerId: number): () => void {
  const send = () => {
    if (isOnline()) void sendKeptEntries(learnerId, (totals) => patchLesson(client, totals))
  }
  send()
  return onlineManager.subscribe(send)
}
