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
