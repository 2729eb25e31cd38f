import { useEffect } from 'react'
import { track } from '#/analytics/track'
import { progressEvents, type ProgressPercent } from './progress-events'
import type { ViewingPlace } from './follow-viewing'

/** Tracks that a lesson was started, how far it was watched, and that it was watched to its end: each once. */
export function useProgressEvents(video: HTMLVideoElement | null, { streamId, dayId, lessonId }: ViewingPlace): void {
  useEffect(() => {
    if (!video) return
    const place = { streamId, dayId, lessonId }
    const told: ProgressPercent[] = []
    const onStart = () => track('video_start', place)
    const onEnd = () => track('video_complete', place)
    const onTime = () => {
      // A resumed video has not played up to its position in this view, but counts as being that far.
      if (video.played.length === 0) return
      for (const percent of progressEvents(told, video.currentTime, video.duration)) {
        told.push(percent)
        track('video_progress', { ...place, percent })
      }
    }
    // It may have started before this listener was added.
    if (video.paused) video.addEventListener('playing', onStart, { once: true })
    else onStart()
    video.addEventListener('ended', onEnd, { once: true })
    video.addEventListener('timeupdate', onTime)
    return () => {
      video.removeEventListener('playing', onStart)
      video.removeEventListener('ended', onEnd)
      video.removeEventListener('timeupdate', onTime)
    }
  }, [video, streamId, dayId, lessonId])
}
