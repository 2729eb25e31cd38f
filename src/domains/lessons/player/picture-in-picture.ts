/** Into a small window of its own, or back. */
export function togglePictureInPicture(video: HTMLVideoElement): void {
  const change = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture()
  // Refused before the first picture has come.
  change.catch(() => undefined)
}
