import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Brand } from '../../src/brand/schema.ts'

/** A file that the brand adds to the site: its address below the router base, and its bytes. */
export type AssetFile = { fileName: string; source: Uint8Array }

/** This folder's parent, with a slash at its end: what belongs to no brand. */
export const BRANDS_ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The folder of all brands, with a slash at its end; `BRANDS` names another one than the project's own. */
export const BRANDS_DIR = process.env['BRANDS'] ? `${resolve(process.env['BRANDS'])}/` : BRANDS_ROOT

/** The files in each brand's folder. */
export const BRAND_FILES = [
  'logo.svg',
  'favicon.svg',
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'art.svg',
  'missing.svg',
  'elsewhere.svg',
] as const
export type BrandFile = (typeof BRAND_FILES)[number]

/** Pictures of the app that a brand may have: on a desktop and on a phone. */
export const PICTURES = ['picture.png', 'picture-narrow.png'] as const
export type PictureFile = (typeof PICTURES)[number]

/** A file whose name contains the hash of its content, so that hosts may cache it for ever. */
export function asset(name: string, source: Uint8Array): AssetFile {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const dot = name.lastIndexOf('.')
  return { fileName: `brand/${name.slice(0, dot)}-${hash}${name.slice(dot)}`, source }
}

/** A file that the brand need not have; null: it has none. */
export function optionalAsset(brand: Brand, file: PictureFile): AssetFile | null {
  const path = `${BRANDS_DIR}${brand.id}/${file}`
  return existsSync(path) ? asset(file, readFileSync(path)) : null
}

/** Width and height of a PNG in px, which stand in its first chunk; null: it is none. */
export function pngSides(source: Uint8Array): [width: number, height: number] | null {
  const bytes = Buffer.from(source)
  const isPng = bytes.length >= 24 && bytes.subarray(1, 4).toString('latin1') === 'PNG'
  return isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null
}

const readFont = (file: string) => readFileSync(`${BRANDS_ROOT}fonts/${file}`)

/** Font families of a brand; the serif only where headlines are set in it. */
const families = (brand: Brand) => (brand.theme.pairing === 'serif' ? ['geologica', 'literata'] : ['geologica'])

/** Local fallbacks with the metrics of the brand's fonts, so that nothing moves when those arrive. */
export const fallbackFontsCss = (brand: Brand) =>
  families(brand)
    .map((family) => minified(readFont(`${family}-fallback.css`).toString('utf8')))
    .join('')

const minified = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s*([{}:;,])\s*/g, '$1')
    .trim()

/** The style sheet of the fonts, the font files that it names by absolute paths, and their licences. */
export function fontAssets(brand: Brand, base: string): { sheet: AssetFile; files: AssetFile[] } {
  const files: AssetFile[] = []
  const rules = families(brand).map((family) => {
    files.push({ fileName: `brand/OFL-${family}.txt`, source: readFont(`OFL-${family}.txt`) })
    const css = readFont(`${family}.css`).toString('utf8').replaceAll('\n', '')
    return css.replaceAll(/url\(([\w-]+\.woff2)\)/g, (_, name: string) => {
      const file = asset(name, readFont(name))
      files.push(file)
      return `url(${base}${file.fileName})`
    })
  })
  return { sheet: asset('fonts.css', Buffer.from(rules.join(''))), files }
}
