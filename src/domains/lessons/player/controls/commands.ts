import { readPreferences } from '../preferences'

/** Plays, unless the browser refuses. A source that is attached later undoes that: the attribute makes up for it, until the video is paused. */
export function playAtOnce(video: HTMLVideoElement): void {
  video.autoplay = true
  video.addEventListener('pause', () => (video.autoplay = false), { once: true })
  video.play().catch(() => undefined)
}

/** Plays a paused or ended video, and pauses a playing one. */
export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused || video.ended) playAtOnce(video)
  else video.pause()
}

/** Moves to a position in seconds, kept within the video. */
export function seekTo(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : seconds
  video.currentTime = Math.min(Math.max(0, seconds), end)
}

/** Moves on by seconds, or back by negative ones. */
export const skip = (video: HTMLVideoElement, seconds: number) => seekTo(video, video.currentTime + seconds)

/** Sets the speed, as a factor, also for the next source of the element. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
}

/** Applies the learner's earlier choices to a new element. */
export function applyPreferences(video: HTMLVideoElement): void {
  const { speed, volume, isMuted } = readPreferences()
  setRate(video, speed)
  video.volume = volume
  video.muted = isMuted
}
