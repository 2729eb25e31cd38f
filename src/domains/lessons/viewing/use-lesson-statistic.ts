import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { isOnline } from '#/api/connectivity'
import { isApiError } from '#/api/errors'
import { report } from '#/api/report'
import { patchLesson } from '#/domains/study/days/patch-lesson'
import { refreshStream } from '#/domains/study/streams/patch-streams'
import { useBrand } from '#/domains/site-config/use-brand'
import type { LessonStatisticEntry } from '#/domains/study/model'
import { sendStatistic } from '../mutations'
import { type Already, type Followed, followViewing, type Save } from './follow-viewing'
import { keepEntry } from './kept-entries'

export interface Viewing extends Followed {
  learnerId: number
  /** Status of the day at the time of watching. */
  dayStatus: LessonStatisticEntry['dayStatus']
}

/** Sends what is watched to the server (L11), for as long as this video shows this lesson. */
export function useLessonStatistic(
  video: HTMLVideoElement | null,
  { streamId, dayId, lessonId, countsPlays, learnerId, dayStatus }: Viewing,
): void {
  const client = useQueryClient()
  const { saveTimeout, minViewed, minViewedAfterEnd } = useBrand().statisticTimings
  const stateAtViewing = useEffectEvent(() => dayStatus)

  useEffect(() => {
    if (!video) return
    const timings = { saveTimeoutMs: saveTimeout, minViewedMs: minViewed, minViewedAfterEndMs: minViewedAfterEnd }
    // The last save comes after this effect's cleanup, when an effect event must not be called any more.
    let state = stateAtViewing()
    const onFailure = (error: unknown) => {
      report(error, { context: 'lesson statistic' })
      // Our copy of the stream is outdated.
      if (isApiError(error, 403)) refreshStream(client, streamId)
    }
    const save: Save = (increment, how) => {
      if (video.isConnected) state = stateAtViewing()
      const entry = { streamId, dayId, lessonId, dayStatus: state, ...increment }
      if (!isOnline()) keepEntry(learnerId, entry)
      else sendStatistic(entry, how).then((totals) => patchLesson(client, totals), onFailure)
    }
    return followViewing(video, { streamId, dayId, lessonId, countsPlays }, timings, save, playedAlready(video))
  }, [video, streamId, dayId, lessonId, countsPlays, learnerId, client, saveTimeout, minViewed, minViewedAfterEnd])
}

const followed = new WeakSet<HTMLVideoElement>()

/** What a video has played when counting begins (which is after its first frame); null: it is not playing. */
function playedAlready(video: HTMLVideoElement): Already | null {
  const isKnown = followed.has(video)
  followed.add(video)
  if (video.paused) return null
  const { played } = video
  const from = played.length > 0 ? played.start(0) : video.currentTime
  // What it has played is already counted.
  if (isKnown) return { ms: 0, from }
  let seconds = 0
  for (let index = 0; index < played.length; index += 1) seconds += played.end(index) - played.start(index)
  return { ms: seconds * 1000, from }
}
