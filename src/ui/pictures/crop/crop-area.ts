/** A part of a picture, all in percent of its width or height; a square of its pixels. */
export interface CropArea {
  unit: '%'
  x: number
  y: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** The side of the smallest part that may be kept, as a share of the picture's shorter side. */
const LEAST = 0.1

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))

/** The square around a point (percent) whose side is that share of the shorter side, moved into the picture. */
function squareAt({ width, height }: Size, share: number, centreX: number, centreY: number): CropArea {
  const side = Math.min(1, Math.max(share, LEAST)) * Math.min(width, height)
  const own = { width: (100 * side) / width, height: (100 * side) / height }
  return {
    unit: '%',
    x: clamp(centreX - own.width / 2, 100 - own.width),
    y: clamp(centreY - own.height / 2, 100 - own.height),
    ...own,
  }
}

/** The largest square in the middle of a picture. */
export const middleOf = (picture: Size): CropArea => squareAt(picture, 1, 50, 50)

/** The part with another size (`by` of the shorter side larger), around the same middle where there is room. */
export function resized(area: CropArea, picture: Size, by: number): CropArea {
  const share = (area.width * picture.width) / (100 * Math.min(picture.width, picture.height))
  return squareAt(picture, share + by, area.x + area.width / 2, area.y + area.height / 2)
}

/** The part somewhere else (percent of the picture), inside it. */
export function shifted(area: CropArea, right: number, down: number): CropArea {
  return { ...area, x: clamp(area.x + right, 100 - area.width), y: clamp(area.y + down, 100 - area.height) }
}

/** The part in whole pixels of the picture: a square inside it, one pixel at least. */
export function pixelsOf(area: CropArea, { width, height }: Size): { x: number; y: number; side: number } {
  const side = Math.max(1, Math.min(width, height, Math.round((area.width * width) / 100)))
  return {
    x: clamp(Math.round((area.x * width) / 100), width - side),
    y: clamp(Math.round((area.y * height) / 100), height - side),
    side,
  }
}
