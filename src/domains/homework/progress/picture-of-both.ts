import { FOOT, GAP, HEIGHT, type Size, sideBySide } from './side-by-side'

const QUALITY = 0.9
const NAME = 'before-and-after.jpg'

interface Captioned {
  address: string
  /** The day on which it was sent, in words. */
  caption: string
}

/** Both pictures with their dates as one, made on this device; null where a browser does not let another site's pixels out, or a picture fails. */
export async function pictureOfBoth(pair: readonly [Captioned, Captioned]): Promise<File | null> {
  try {
    const [first, second] = await Promise.all([loaded(pair[0].address), loaded(pair[1].address)])
    const images = [first, second] as const
    const { width, height, boxes, cuts } = sideBySide([sizeOf(first), sizeOf(second)])
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) return null
    const style = getComputedStyle(document.body)
    context.fillStyle = style.backgroundColor
    context.fillRect(0, 0, width, height)
    context.fillStyle = style.color
    context.textBaseline = 'middle'
    context.font = `600 34px ${style.fontFamily}`
    for (const place of [0, 1] as const) {
      const { [place]: box } = boxes
      const { [place]: cut } = cuts
      context.drawImage(images[place], cut.x, cut.y, cut.width, cut.height, box.x, box.y, box.width, box.height)
      context.fillText(pair[place].caption, box.x, GAP + HEIGHT + FOOT / 2, box.width)
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return blob && new File([blob], NAME, { type: 'image/jpeg' })
  } catch {
    return null
  }
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.referrerPolicy = 'no-referrer'
  image.src = address
  await image.decode()
  return image
}

const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size => ({ width, height })
