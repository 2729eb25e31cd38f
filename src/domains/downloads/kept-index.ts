import { useCallback, useSyncExternalStore } from 'react'
import { observable } from '#/lib/observable'
import * as z from '#/lib/zod'
import { learnerKey, onForeignChange, readStored, writeStored } from '#/platform/storage'

const indexSchema = z.object({
  /** Videos that are here as a whole. */
  videos: z.array(z.number()),
  documents: z.array(z.number()),
  /** Lessons that are here, for the question before a sign-out. */
  lessons: z.number(),
  /** Whether something is still to be fetched. */
  isWaiting: z.boolean(),
})

export type KeptIndex = z.output<typeof indexSchema>

const NOTHING: KeptIndex = { videos: [], documents: [], lessons: 0, isWaiting: false }

const keyOf = (learnerId: number) => learnerKey(learnerId, 'downloads')

/** Grows with each change in this tab. */
const turns = observable(0)

/** What of the school a learner keeps on this device, known at once: whoever finds nothing here need not load any code for it. */
export const keptIndex = (learnerId: number): KeptIndex => readStored(keyOf(learnerId), indexSchema) ?? NOTHING

/** Notes what is here now. */
export function noteKeptIndex(learnerId: number, index: KeptIndex): void {
  if (JSON.stringify(index) === JSON.stringify(keptIndex(learnerId))) return
  writeStored(keyOf(learnerId), index)
  turns.set(turns.read() + 1)
}

/** Notes that nothing is here. */
export const forgetKeptIndex = (learnerId: number): void => noteKeptIndex(learnerId, NOTHING)

/** Calls back when it has changed, also in another tab. Returns a function that stops it. */
export function watchKeptIndex(learnerId: number, changed: () => void): () => void {
  const stops = [turns.watch(changed), onForeignChange(keyOf(learnerId), changed)]
  return () => stops.forEach((stop) => stop())
}

export const isVideoKept = (learnerId: number, videoId: number): boolean =>
  keptIndex(learnerId).videos.includes(videoId)

/** Tells whether a video is here as a whole, kept up to date. */
export function useIsKept(learnerId: number): (videoId: number) => boolean {
  const watch = useCallback((changed: () => void) => watchKeptIndex(learnerId, changed), [learnerId])
  const here = useSyncExternalStore(watch, () => keptIndex(learnerId).videos.join())
  return (videoId) => here.split(',').includes(String(videoId))
}
