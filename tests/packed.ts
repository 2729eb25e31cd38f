import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const packed = new Map<string, Buffer>()

/** Brotli-compressed bodies for a local server. */
export function brotli(body: Buffer, quality: number): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** The brotli of a file, made once per version; a build may be replaced while the server runs. */
export function packedFile(file: string, quality: number): Buffer {
  const key = `${file} ${statSync(file).mtimeMs}`
  const known = packed.get(key)
  if (known) return known
  const body = brotli(readFileSync(file), quality)
  packed.set(key, body)
  return body
}
