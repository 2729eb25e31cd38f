/** Into a small window of its own, or back. */
export function togglePictureInPicture(video: HTMLVideoElement): void {
  const change = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture()
  // Refused before the first picture has come.
  change.catch(() => undefined)
}

/** The window of a video that is no longer on the page would stay, and be empty. */
export function closeIfGone(video: HTMLVideoElement): void {
  if (video.isConnected || document.pictureInPictureElement !== video) return
  document.exitPictureInPicture().catch(() => undefined)
}
