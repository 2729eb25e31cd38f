/** The longer side of a smaller photo, in px: enough for an expert to see, on any screen. */
const MAX_SIDE_PX = 2048
const QUALITY = 0.85
/** Below this size a photo is not worth making smaller, in bytes. */
const WORTH_BYTES = 1_000_000
/** Others move, or cannot be drawn by browsers. */
const TYPES: readonly (string | null)[] = ['image/jpeg', 'image/png', 'image/webp']

/** Whether browsers can draw such a photo, and draw it whole. */
export const isDrawable = (type: string | null): boolean => TYPES.includes(type)

/** Whether a photo may be offered smaller. */
export function canBeSmaller({ type, size }: { type: string | null; size: number }): boolean {
  return isDrawable(type) && size >= WORTH_BYTES
}

/** The width and height of a photo whose longer side is limited; the same where it is no longer. */
export function smallerSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A photo with fewer pixels, as a JPEG; null where the browser cannot draw it, or it would not become smaller. */
export async function smallerPhoto(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, smallerSize(picture.width, picture.height))
    const context = canvas.getContext('2d')
    if (!context) return null
    // A JPEG has no transparent places.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
    if (!blob || blob.size >= file.size) return null
    return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' })
  } catch {
    return null
  }
}
