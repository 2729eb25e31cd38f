import { clockText } from '#/lib/clock-text'
import { pause } from '#/lib/pause'

/** The longer side of a frame as it is sent, in px. */
const MAX_SIDE = 1280
const QUALITY = 0.86
/** After a reload the video has to load, and to come to the moment, first. */
const TRIES = 40
const TRY_EVERY_MS = 100

/**
 * The frame that a video shows at a moment (in whole seconds), as a picture, once it is there; a video that stands elsewhere, as after a step
 * in the history, goes to the moment. Null where none comes within a few seconds, or the browser does not let its pixels out (another site's
 * video).
 */
export async function videoFrame(video: HTMLVideoElement, seconds: number): Promise<File | null> {
  let isAsked = false
  for (let tries = 1; !isAt(video, seconds); tries += 1) {
    if (tries === TRIES) return null
    if (!isAsked && !video.seeking && video.duration > seconds) {
      isAsked = true
      video.pause()
      video.currentTime = seconds
    }
    await pause(TRY_EVERY_MS)
  }
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return blob && new File([blob], `${clockText(seconds).replaceAll(':', '-')}.jpg`, { type: 'image/jpeg' })
  } catch {
    // A canvas with another site's picture cannot be read.
    return null
  }
}

/** Whether it has a picture of this second: before, browsers draw nothing, which would be sent as black. */
const isAt = ({ readyState, seeking, videoWidth, currentTime }: HTMLVideoElement, seconds: number) =>
  readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !seeking && videoWidth > 0 && Math.floor(currentTime) === seconds
