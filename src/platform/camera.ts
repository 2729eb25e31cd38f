export type CameraErrorCode =
  | 'internal'
  | 'busy'
  | 'invalid_argument'
  | 'no_files'
  | 'permission_denied'
  | 'not_supported'

/** Why the camera gave no picture; the wording is chosen where it is shown. */
export class CameraError extends Error {
  readonly code: CameraErrorCode

  constructor(code: CameraErrorCode, cause?: unknown) {
    super(`camera: ${code}`, { cause })
    this.name = 'CameraError'
    this.code = code
  }
}

const CODES: Record<string, CameraErrorCode> = {
  NotAllowedError: 'permission_denied',
  SecurityError: 'permission_denied',
  NotFoundError: 'not_supported',
  NotReadableError: 'busy',
  AbortError: 'busy',
  OverconstrainedError: 'invalid_argument',
  TypeError: 'invalid_argument',
}

/** The code for a browser's error. */
export function cameraErrorCode(error: unknown): CameraErrorCode {
  if (error instanceof CameraError) return error.code
  return (error instanceof Error && CODES[error.name]) || 'internal'
}

/** Asks for the camera that looks at the learner; fails with a `CameraError`. */
export async function openCamera(): Promise<MediaStream> {
  // The DOM's types promise it, but it is absent on addresses without https.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices?.getUserMedia) throw new CameraError('not_supported')
  try {
    return await devices.getUserMedia({
      video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1440 } },
      audio: false,
    })
  } catch (error) {
    throw new CameraError(cameraErrorCode(error), error)
  }
}

/** Turns the camera and its light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** The current picture of the video, cut to what is shown of it, as a JPEG file; throws a `CameraError` where there is none. */
export async function takePicture(video: HTMLVideoElement, name: string): Promise<File> {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video
  // As `object-fit: cover` draws it.
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight)
  const width = Math.round(clientWidth / scale)
  const height = Math.round(clientHeight / scale)
  if (!(width > 0 && height > 0)) throw new CameraError('no_files')
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new CameraError('internal')
  context.drawImage(video, (videoWidth - width) / 2, (videoHeight - height) / 2, width, height, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new CameraError('no_files')
  return new File([blob], name, { type: 'image/jpeg' })
}
