import { notePreferences, readPreferences } from '../preferences'

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

/** Sets the speed, as a factor, also for the next source of the element; not kept as a preference. */
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

// Commands whose result is kept as a preference: volume, mute and speed.

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

/** Shows the picture as a mirror would: who learns a movement from somebody opposite follows it more easily. */
export function mirror(video: HTMLVideoElement, isMirrored: boolean): void {
  video.style.scale = isMirrored ? '-1 1' : ''
}

/** Moves the video into a picture-in-picture window, or back. */
export function togglePictureInPicture(video: HTMLVideoElement): void {
  const change = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture()
  // Refused before the first frame.
  change.catch(() => undefined)
}

/** Closes the picture-in-picture window of a video that has left the page, which would otherwise stay, empty. */
export function closeIfGone(video: HTMLVideoElement): void {
  if (video.isConnected || document.pictureInPictureElement !== video) return
  document.exitPictureInPicture().catch(() => undefined)
}
