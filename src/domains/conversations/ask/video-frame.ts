import { clockText } from '#/lib/clock-text'

/** The longer side of a frame as it is sent, in px. */
const MAX_SIDE = 1280
const QUALITY = 0.86

/** The frame that a video shows, as a picture; null where it shows none, or the browser does not let its pixels out (another site's video). */
export async function videoFrame(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight, currentTime } = video
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || videoWidth === 0) return null
  const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return blob && new File([blob], `${clockText(currentTime).replaceAll(':', '-')}.jpg`, { type: 'image/jpeg' })
  } catch {
    // A canvas with another site's picture cannot be read.
    return null
  }
}
