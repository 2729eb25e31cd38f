import { readPreferences } from './preferences'

/** Plays a paused or ended video, and pauses a playing one. */
export function togglePlay(video: HTMLVideoElement): void {
  // Playing may be refused without a gesture or cut off by a new source: the button then still says "Play".
  if (video.paused || video.ended) video.play().catch(() => undefined)
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
