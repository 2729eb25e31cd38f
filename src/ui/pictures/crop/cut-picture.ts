import { type CropArea, pixelsOf } from './crop-area'

/** The side of a picture that is shown 88 px wide at most, sharp on any screen and in other places. */
const MAX_SIDE_PX = 1024
const QUALITY = 0.9

/** Turned as its camera was held: the picture, the part that is marked in it, and what comes out agree. */
const open = (file: File) => createImageBitmap(file, { imageOrientation: 'from-image' })

/** Whether this browser can draw a picture: photos of iPhones (HEIC) it often cannot. */
export async function canDraw(file: File): Promise<boolean> {
  try {
    const picture = await open(file)
    picture.close()
    return true
  } catch {
    return false
  }
}

/** The marked part of a picture, as a square JPEG. Fails where the browser cannot draw it. */
export async function cutPicture(file: File, area: CropArea): Promise<File> {
  const picture = await open(file)
  const { x, y, side } = pixelsOf(area, picture)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, MAX_SIDE_PX)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // A JPEG has no transparent places.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('No picture')
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}
