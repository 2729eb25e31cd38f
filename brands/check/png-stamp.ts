import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

const KEYWORD = 'Source\0'
/** A PNG begins with its signature and the chunk of its size, of one length in every file. */
const HEAD_BYTES = 33

/** What tells drawings apart. */
const mark = (drawing: Uint8Array) => `svg ${createHash('sha256').update(drawing).digest('base64url')}`

/** A PNG that remembers the drawing it was made from: dates of files do not survive a checkout. */
export function stamped(png: Buffer, drawing: Uint8Array): Buffer {
  const body = Buffer.from(`tEXt${KEYWORD}${mark(drawing)}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, HEAD_BYTES), length, body, sum, png.subarray(HEAD_BYTES)])
}

/** Whether a PNG was made from another drawing than this; false where it does not say, since a school may bring its own. */
export function isOfAnother(png: Buffer, drawing: Uint8Array): boolean {
  const [, found] = /tEXtSource\0(svg [\w-]{43})/.exec(png.toString('latin1')) ?? []
  return found !== undefined && found !== mark(drawing)
}
