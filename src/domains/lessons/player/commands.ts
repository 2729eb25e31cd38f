import { readPreferences } from './preferences'

/** What buttons and keys do to a video. */
export function togglePlay(video: HTMLVideoElement): void {
  // Refused without a gesture or cut off by a new source: the button still says "Play".
  if (video.paused || video.ended) video.play().catch(() => undefined)
  else video.pause()
}

export function seekTo(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : seconds
  video.currentTime = Math.min(Math.max(0, seconds), end)
}

export const skip = (video: HTMLVideoElement, seconds: number) => seekTo(video, video.currentTime + seconds)

/** The default rate is what a new source starts with. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
}

/** Gives a new element what the learner chose before. */
export function applyPreferences(video: HTMLVideoElement): void {
  const { speed, volume, isMuted } = readPreferences()
  setRate(video, speed)
  video.volume = volume
  video.muted = isMuted
}
