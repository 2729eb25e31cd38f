import { notePreferences, readPreferences, SPEEDS } from './preferences'

/** What buttons and keys do to a video; each outlives the video as a preference where that makes sense. */
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

export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(1, Math.max(0, volume))
  video.muted = video.volume === 0
  notePreferences({ volume: video.volume, isMuted: video.muted })
}

export function toggleMute(video: HTMLVideoElement): void {
  video.muted = !video.muted
  if (!video.muted && video.volume === 0) video.volume = 0.5
  notePreferences({ isMuted: video.muted, volume: video.volume })
}

export function setSpeed(video: HTMLVideoElement, speed: number): void {
  // The default rate is what a new source starts with.
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
  notePreferences({ speed })
}

/** The next faster (1) or slower (-1) of the offered speeds. */
export function shiftSpeed(video: HTMLVideoElement, direction: 1 | -1): void {
  const faster = SPEEDS.find((speed) => speed > video.playbackRate)
  const slower = SPEEDS.findLast((speed) => speed < video.playbackRate)
  const next = direction === 1 ? faster : slower
  if (next) setSpeed(video, next)
}

/** Gives a new element what the learner chose before. */
export function applyPreferences(video: HTMLVideoElement): void {
  const { speed, volume, isMuted } = readPreferences()
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
  video.volume = volume
  video.muted = isMuted
}
