/** Makes a change that takes the source away and so pauses; a video that was playing plays on afterwards. */
export function playOn(video: HTMLMediaElement | null, change: () => void): void {
  const plays = video?.paused === false
  change()
  if (plays) video.play().catch(() => undefined)
}
