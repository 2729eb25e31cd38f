/** Does what takes the source away, which pauses; a video that played plays on. */
export function playOn(video: HTMLMediaElement | null, change: () => void): void {
  const plays = video?.paused === false
  change()
  if (plays) video.play().catch(() => undefined)
}
