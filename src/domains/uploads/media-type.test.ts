import { describe, expect, it } from 'vitest'
import { isPhoto, mediaType } from './media-type'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
/** An `ftyp` box with its brands. */
const box = (...brands: string[]) => {
  const [major, ...others] = brands
  const size = 16 + 4 * others.length
  return bytes(`\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${others.join('')}rest`)
}

describe('mediaType', () => {
  it.each([
    ['a JPEG', bytes('\u00FF\u00D8\u00FF\u00E0'), 'image/jpeg'],
    ['a PNG', bytes('\u0089PNG\r\n\u001A\n'), 'image/png'],
    ['an old GIF', bytes('GIF87a'), 'image/gif'],
    ['a GIF', bytes('GIF89a'), 'image/gif'],
    ['a WebP', bytes('RIFF\u0010\0\0\0WEBPVP8 '), 'image/webp'],
    ['sound in RIFF', bytes('RIFF\u0010\0\0\0WAVEfmt '), null],
    ['WEBP without RIFF', bytes('RAFF\u0010\0\0\0WEBPVP8 '), null],
    ['a HEIC of a phone', box('heic', 'mif1', 'heic'), 'image/heic'],
    ['a HEIC that is named by its container', box('mif1', 'heic'), 'image/heic'],
    ['an AVIF that is named by its container', box('mif1', 'avif'), null],
    ['an AVIF', box('avif', 'mif1'), null],
    ['an MP4', box('isom', 'iso2', 'avc1'), 'video/mp4'],
    ['an MP4 of a camera', box('XAVC', 'mp42'), 'video/mp4'],
    ['sound in MP4', box('M4A ', 'mp42', 'isom'), null],
    ['an unknown container', box('abcd'), null],
    ['brands after the box', bytes('\0\0\0\u0010ftypabcd\0\0\0\0isom'), null],
    ['a QuickTime film', box('qt  '), 'video/quicktime'],
    ['an old QuickTime film', bytes('\0\0\0\u0008wide\0\0\0\0mdat'), 'video/quicktime'],
    ['a WebM', bytes('\u001AE\u00DF\u00A3\u009FB\u0082\u0084webm'), 'video/webm'],
    ['a Matroska film', bytes('\u001AE\u00DF\u00A3\u009FB\u0082\u0088matroska'), null],
    ['a PDF', bytes('%PDF-1.7'), null],
    ['a page named photo.jpg', bytes('<!doctype html>'), null],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['nothing', bytes(''), null],
  ] as const)('%s', (_name, head, type) => {
    expect(mediaType(head)).toBe(type)
  })

  it('tells photos from videos', () => {
    expect(isPhoto('image/heic')).toBe(true)
    expect(isPhoto('video/mp4')).toBe(false)
  })
})
