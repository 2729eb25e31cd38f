import { useEffect, useRef, useState } from 'react'
import { type CameraErrorCode, cameraErrorCode, closeCamera, openCamera, takePicture } from '#/platform/camera'

type Phase =
  | { code: 'off' }
  | { code: 'opening' }
  | { code: 'on'; stream: MediaStream }
  | { code: 'failed'; error: CameraErrorCode }

/** The learner's camera; it is turned off with the picture, the close button and the screen, and where the page is hidden. */
export function useCamera() {
  const [phase, setPhase] = useState<Phase>({ code: 'off' })
  const video = useRef<HTMLVideoElement>(null)
  const isHere = useRef(true)
  const stream = phase.code === 'on' ? phase.stream : null

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  useEffect(() => {
    if (!stream) return
    if (video.current) video.current.srcObject = stream
    const lose = () => setPhase({ code: 'failed', error: 'internal' })
    const hide = () => document.visibilityState === 'hidden' && setPhase({ code: 'off' })
    const tracks = stream.getTracks()
    for (const track of tracks) track.addEventListener('ended', lose)
    document.addEventListener('visibilitychange', hide)
    return () => {
      for (const track of tracks) track.removeEventListener('ended', lose)
      document.removeEventListener('visibilitychange', hide)
      closeCamera(stream)
    }
  }, [stream])

  async function open() {
    setPhase({ code: 'opening' })
    try {
      const opened = await openCamera()
      // The permission may be given after the learner has left.
      if (isHere.current) setPhase({ code: 'on', stream: opened })
      else closeCamera(opened)
    } catch (error) {
      setPhase({ code: 'failed', error: cameraErrorCode(error) })
    }
  }

  /** Takes a picture; null where the camera gave none, or was turned off meanwhile. */
  async function shoot(name: string): Promise<File | null> {
    const shown = video.current
    if (!shown) return null
    const isOn = () => video.current === shown
    try {
      const file = await takePicture(shown, name)
      if (!isOn()) return null
      setPhase({ code: 'off' })
      return file
    } catch (error) {
      if (isOn()) setPhase({ code: 'failed', error: cameraErrorCode(error) })
      return null
    }
  }

  return {
    phase: phase.code,
    error: phase.code === 'failed' ? phase.error : null,
    video,
    open,
    shoot,
    close: () => setPhase({ code: 'off' }),
  }
}
