import { arrowHead, boxOf, keptPart, type Mark } from './marks'

/** Seen on any picture: a strong line with a light edge. */
export const INK = '#d6211f'
export const EDGE = '#ffffff'
/** The longer side of the picture that comes out, in px. */
const MAX_SIDE_PX = 2560
const QUALITY = 0.9

/** How wide lines are on a picture of this size, in its pixels. */
export const lineWidth = (width: number, height: number) => Math.max(2, Math.max(width, height) / 180)

/** A picture with what was drawn on it, cut to what is kept, as a JPEG. Fails where the browser cannot draw it. */
export async function paintMarks(file: File, marks: readonly Mark[]): Promise<File> {
  const picture = await createImageBitmap(file)
  const part = keptPart(marks)
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width * part.width, picture.height * part.height))
  const width = picture.width * scale
  const height = picture.height * scale
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * part.width))
  canvas.height = Math.max(1, Math.round(height * part.height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // A JPEG has no transparent places.
  context.fillStyle = EDGE
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(-part.x * width, -part.y * height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const path = new Path2D()
  for (const mark of marks) addPath(path, mark, width, height)
  const line = lineWidth(canvas.width, canvas.height)
  Object.assign(context, { lineCap: 'round', lineJoin: 'round' })
  for (const [colour, times] of [[EDGE, 2] as const, [INK, 1] as const]) {
    context.strokeStyle = colour
    context.lineWidth = line * times
    context.stroke(path)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('No picture')
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}

function addPath(path: Path2D, mark: Mark, width: number, height: number): void {
  const { from, to, tool } = mark
  if (tool === 'arrow') {
    const [left, right] = arrowHead(mark, width, height, lineWidth(width, height) * 8)
    path.moveTo(from.x * width, from.y * height)
    path.lineTo(to.x * width, to.y * height)
    path.moveTo(left.x, left.y)
    path.lineTo(to.x * width, to.y * height)
    path.lineTo(right.x, right.y)
  }
  if (tool === 'circle') {
    const box = boxOf(mark)
    const radius = { x: (box.width / 2) * width, y: (box.height / 2) * height }
    const centre = { x: box.x * width + radius.x, y: box.y * height + radius.y }
    path.moveTo(centre.x + radius.x, centre.y)
    path.ellipse(centre.x, centre.y, radius.x, radius.y, 0, 0, 2 * Math.PI)
  }
}
