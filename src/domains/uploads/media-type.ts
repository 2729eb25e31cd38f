/** The types that the server accepts (contract A32). */
export type MediaType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/heic'
  | 'image/gif'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm'

/** How many first bytes suffice to tell the type. */
export const HEAD_BYTES = 512

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
const STILL_CONTAINERS = new Set(['mif1', 'msf1'])
const MP4_BRANDS = new Set(
  ['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9'].concat([
    'mp41',
    'mp42',
    'avc1',
    'MSNV',
    'M4V ',
    'dash',
  ]),
)
/** Sound, raw pictures and others that share the container of MP4. */
const OTHER_BRANDS = new Set(['avif', 'avis', 'M4A ', 'M4B ', 'M4P ', 'crx ', 'jp2 '])
/** QuickTime files from before its `ftyp`. */
const OLD_MOVIE_ATOMS = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])

/** The type of a photo or video by its first bytes, whatever its name says; null for anything that is not accepted. */
export function mediaType(head: Uint8Array): MediaType | null {
  const text = Array.from(head.subarray(0, HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('')
  const atom = text.slice(4, 8)
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  // Matroska has the same beginning and another document type.
  if (text.startsWith('\u001AE\u00DF\u00A3')) return text.includes('webm') ? 'video/webm' : null
  if (atom === 'ftyp') return typeByBrands(brandsOf(text))
  return OLD_MOVIE_ATOMS.has(atom) ? 'video/quicktime' : null
}

/** Whether a type is a photo. */
export function isPhoto(type: MediaType): boolean {
  return type.startsWith('image/')
}

/** The major brand, then the compatible ones. */
function brandsOf(text: string): string[] {
  const end = Math.min(text.length, sizeOf(text))
  const brands = [text.slice(8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text.slice(at, at + 4))
  return brands
}

function sizeOf(text: string): number {
  return [0, 1, 2, 3].reduce((size, at) => size * 256 + text.charCodeAt(at), 0)
}

function typeByBrands(brands: readonly string[]): MediaType | null {
  const [major = ''] = brands
  if (OTHER_BRANDS.has(major)) return null
  if (major === 'qt  ') return 'video/quicktime'
  if (HEIC_BRANDS.has(major)) return 'image/heic'
  if (STILL_CONTAINERS.has(major)) return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'image/heic' : null
  return brands.some((brand) => MP4_BRANDS.has(brand)) ? 'video/mp4' : null
}
