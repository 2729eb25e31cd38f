// Commands whose result is kept as a preference: volume, mute and speed.
import { setRate } from './commands'
import { notePreferences } from '../preferences'

/** Offered speeds, as factors. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const

/** Sets the volume, 0 to 1; none at all counts as muted. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(1, Math.max(0, volume))
  video.muted = video.volume === 0
  notePreferences({ volume: video.volume, isMuted: video.muted })
}

/** Turns the sound off or on; half loud where it had been turned down to nothing. */
export function toggleMute(video: HTMLVideoElement): void {
  video.muted = !video.muted
  if (!video.muted && video.volume === 0) video.volume = 0.5
  notePreferences({ isMuted: video.muted, volume: video.volume })
}

/** Sets the speed, as a factor. */
export function setSpeed(video: HTMLVideoElement, speed: number): void {
  setRate(video, speed)
  notePreferences({ speed })
}

/** The next faster (1) or slower (-1) of the offered speeds. */
export function shiftSpeed(video: HTMLVideoElement, direction: 1 | -1): void {
  const faster = SPEEDS.find((speed) => speed > video.playbackRate)
  const slower = SPEEDS.findLast((speed) => speed < video.playbackRate)
  const next = direction === 1 ? faster : slower
  if (next) setSpeed(video, next)
}
