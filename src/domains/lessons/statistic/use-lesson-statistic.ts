import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isOnline } from '#/api/connectivity'
import { isApiError } from '#/api/errors'
import { report } from '#/api/report'
import { patchLesson, refreshStream } from '#/domains/courses/patch-streams'
import { useBrand } from '#/domains/site-config/use-brand'
import type { LessonStatisticEntry } from '../model'
import { sendStatistic } from '../mutations'
import { followViewing, type Save, type ViewingPlace } from './follow-viewing'
import { keepEntry } from './kept-entries'

export interface Viewing extends ViewingPlace {
  learnerId: number
  /** State of the day at viewing. */
  dayStatus: LessonStatisticEntry['dayStatus']
}

/** Tells the server what is watched (L11), as long as this video shows this lesson. */
export function useLessonStatistic(
  video: HTMLVideoElement | null,
  { streamId, dayId, lessonId, learnerId, dayStatus }: Viewing,
): void {
  const client = useQueryClient()
  const { saveTimeout, minViewed, minViewedAfterEnd } = useBrand().statisticTimings
  const stateAtViewing = useEffectEvent(() => dayStatus)

  useEffect(() => {
    if (!video) return
    const timings = { saveTimeoutMs: saveTimeout, minViewedMs: minViewed, minViewedAfterEndMs: minViewedAfterEnd }
    // A last save comes after the effect's end, when an effect event may not be asked any more.
    let state = stateAtViewing()
    const onFailure = (error: unknown) => {
      report(error, { context: 'lesson statistic' })
      // Our picture of the stream is old.
      if (isApiError(error, 403)) refreshStream(client, streamId)
    }
    const save: Save = (increment, how) => {
      if (video.isConnected) state = stateAtViewing()
      const entry = { streamId, dayId, lessonId, dayStatus: state, ...increment }
      if (!isOnline()) keepEntry(learnerId, entry)
      else sendStatistic(entry, how).then((totals) => patchLesson(client, totals), onFailure)
    }
    return followViewing(video, { streamId, dayId, lessonId }, timings, save, playedAlready(video))
  }, [video, streamId, dayId, lessonId, learnerId, client, saveTimeout, minViewed, minViewedAfterEnd])
}

const followed = new WeakSet<HTMLVideoElement>()

/** How many milliseconds of it a video has played when its counting begins, which comes after the first picture; null: it does not play. */
function playedAlready(video: HTMLVideoElement): number | null {
  const isKnown = followed.has(video)
  followed.add(video)
  if (video.paused) return null
  // What it has played is counted already.
  if (isKnown) return 0
  const { played } = video
  let seconds = 0
  for (let index = 0; index < played.length; index += 1) seconds += played.end(index) - played.start(index)
  return seconds * 1000
}
