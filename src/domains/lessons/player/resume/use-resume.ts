import { useEffect, useState } from 'react'
import { notePlace, readPlace, type Watched } from './resume-store'

/** How often the position is kept while the video plays. */
const NOTE_EVERY_MS = 3000
/** Another tab has moved on from here if its position differs by more than this. */
const MOVED_SECONDS = 2
const NOTE_SHOWN_MS = 12_000

interface Resume {
  /** Where to start, in seconds. */
  startAt: number
  /** For the note "Resumed at 3:42", while it is shown; else null. */
  resumedAt: number | null
  dismiss: () => void
}

/**
 * Resumes where the learner stopped, in whatever tab or session, and keeps the position while playing. `named`: the second that the
 * address names, at which it starts instead.
 */
export function useResume(
  video: HTMLVideoElement | null,
  { learnerId, lessonId, view }: Watched,
  duration: number,
  named?: number,
): Resume {
  const [startAt] = useState(() => named ?? readPlace({ learnerId, lessonId, view }, duration))
  const [isNamed] = useState(named !== undefined)
  const [resumedAt, setResumedAt] = useState(startAt > 0 && !isNamed ? startAt : null)

  useEffect(() => {
    if (!video) return
    const watched = { learnerId, lessonId, view }
    let noted = 0
    let last = startAt
    let timer: ReturnType<typeof setTimeout> | undefined
    const place = () => (video.ended ? 0 : video.currentTime)
    const note = () => {
      noted = Date.now()
      last = place()
      notePlace(watched, last, noted)
    }
    const onTime = () => {
      if (!video.paused && Date.now() - noted >= NOTE_EVERY_MS) note()
    }
    const onFirstPlay = () => {
      const elsewhere = isNamed ? 0 : readPlace(watched, duration)
      // Only a position that another tab has noted since: the learner may have moved back, or started over, before this.
      if (elsewhere > 0 && Math.abs(elsewhere - startAt) > MOVED_SECONDS && video.currentTime <= startAt + 1) {
        video.currentTime = elsewhere
        setResumedAt(elsewhere)
      }
      timer = setTimeout(() => setResumedAt(null), NOTE_SHOWN_MS)
    }
    const onLength = () => {
      // The file may be shorter than the lesson says, or than it was.
      if (startAt >= video.duration) setResumedAt(null)
    }
    const onLeave = () => {
      // Where this tab has not moved, another one may have.
      if (video.currentTime > 0 && Math.abs(place() - last) > 1) note()
    }
    video.addEventListener('play', onFirstPlay, { once: true })
    video.addEventListener('loadedmetadata', onLength)
    video.addEventListener('timeupdate', onTime)
    video.addEventListener('pause', onLeave)
    // A place that cannot be loaded now may be lost with the source.
    video.addEventListener('seeking', onLeave)
    video.addEventListener('ended', onLeave)
    addEventListener('pagehide', onLeave)
    return () => {
      clearTimeout(timer)
      onLeave()
      video.removeEventListener('play', onFirstPlay)
      video.removeEventListener('loadedmetadata', onLength)
      video.removeEventListener('timeupdate', onTime)
      video.removeEventListener('pause', onLeave)
      video.removeEventListener('seeking', onLeave)
      video.removeEventListener('ended', onLeave)
      removeEventListener('pagehide', onLeave)
    }
  }, [video, learnerId, lessonId, view, duration, startAt, isNamed])

  return { startAt, resumedAt, dismiss: () => setResumedAt(null) }
}
