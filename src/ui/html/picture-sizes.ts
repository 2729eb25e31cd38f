import { textHash } from '#/lib/text-hash'
import { withoutQuery } from '#/lib/without-query'
import * as z from '#/lib/zod'
import { readStored, writeStored } from '#/platform/storage'

const KEY = 'picture-sizes'
/** Sizes of so many pictures are kept, the newest ones. */
const KEPT = 200
/** Mark of the address, width and height in px. */
const sizesSchema = z.array(z.tuple([z.string(), z.number(), z.number()]))
export type Sizes = z.output<typeof sizesSchema>

/** The sizes that are kept. */
export const readSizes = (): Sizes => readStored(KEY, sizesSchema) ?? []

/** Stands for a picture's address on the device, which keeps no list of what was looked at. */
const markOf = (picture: Element) => textHash(withoutQuery(picture.getAttribute('src') ?? ''))

/** Gives a picture of a text, for which its author has set no size, the size that it had when it was seen last, if `sizes` has it. */
export function reservePlace(picture: Element, sizes: Sizes): void {
  if (picture.hasAttribute('width') || picture.hasAttribute('height')) return
  picture.toggleAttribute('data-unsized', true)
  const mark = markOf(picture)
  const known = sizes.find(([one]) => one === mark)
  if (known) setSize(picture, known[1], known[2])
}

/** Keeps the size of a picture that has arrived, for the next time. */
export function noteSize(picture: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = picture
  if (!picture.hasAttribute('data-unsized') || naturalWidth === 0) return
  // It may be another one by now.
  setSize(picture, naturalWidth, naturalHeight)
  const mark = markOf(picture)
  const others = readSizes().filter(([one]) => one !== mark)
  writeStored(KEY, [...others, [mark, naturalWidth, naturalHeight]].slice(-KEPT))
}

function setSize(picture: Element, width: number, height: number): void {
  picture.setAttribute('width', String(width))
  picture.setAttribute('height', String(height))
}
