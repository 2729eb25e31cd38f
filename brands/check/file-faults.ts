import { BRAND_FILES, type BrandFile, type PictureFile, PICTURES, pngSides } from '../emit/asset-files.ts'
import { shortened } from './fault-words.ts'
import type { Fault } from './faults.ts'
import { undrawable } from '../emit/logo.ts'
import { isOfAnother } from './png-stamp.ts'

/** Largest size of each file: the logo is part of every page's first bytes, the others are fetched on mobile connections. */
const MAX_KB: Readonly<Record<BrandFile | PictureFile, number>> = {
  'logo.svg': 16,
  'favicon.svg': 16,
  'icon.svg': 64,
  'icon-192.png': 64,
  'icon-512.png': 256,
  'art.svg': 512,
  'missing.svg': 256,
  'elsewhere.svg': 512,
  'picture.png': 512,
  'picture-narrow.png': 512,
}

/** Browsers pass over a picture that is smaller, larger, or longer than 2.3 times its width. */
const PICTURE_SIDES = { least: 320, most: 3840, ratio: 2.3 }

/** Width and height of each icon in px, as the manifest declares them. */
const ICON_SIDES: Partial<Record<BrandFile, number>> = { 'icon-192.png': 192, 'icon-512.png': 512 }

const DRAWN = ' (npm run brand:icons draws it)'
const TIDIED = ' (npm run brand:logo takes them out where it can)'
const DRAWN_ANEW = ' (npm run brand:icons draws it anew)'

/** What is wrong with a brand's files; `read` returns a file's bytes, or null where there is none. */
export function fileFaults(read: (file: BrandFile | PictureFile) => Buffer | null): Fault[] {
  const needed = BRAND_FILES.flatMap((file) => {
    const bytes = read(file)
    if (!bytes) return [{ path: file, message: `not found${file in ICON_SIDES ? DRAWN : ''}` }]
    const faults = file.endsWith('.svg')
      ? svgFaults(file, bytes.toString('utf8'))
      : pngFaults(file, bytes, read('icon.svg'))
    return [...weightFaults(file, bytes.length), ...faults]
  })
  const optional = PICTURES.flatMap((file) => {
    const bytes = read(file)
    return bytes ? [...weightFaults(file, bytes.length), ...pictureFaults(file, bytes)] : []
  })
  return [...needed, ...optional]
}

/** What is wrong with a file's size. */
export const weightFaults = (file: BrandFile | PictureFile, bytes: number): Fault[] =>
  bytes > MAX_KB[file] * 1024
    ? [{ path: file, message: `expected at most ${MAX_KB[file]} kB, found ${Math.ceil(bytes / 1024)} kB` }]
    : []

function pictureFaults(file: PictureFile, bytes: Buffer): Fault[] {
  const { least, most, ratio } = PICTURE_SIDES
  const sides = pngSides(bytes)
  const [short = 0, long = 0] = sides?.toSorted((one, other) => one - other) ?? []
  if (short >= least && long <= most && long <= ratio * short) return []
  const found = sides?.join(' × ') ?? 'no PNG'
  return [
    { path: file, message: `expected a PNG of ${least} to ${most} px a side, at most ${ratio} : 1, found ${found}` },
  ]
}

const BOX = /^<svg\s[^>]*viewBox=["']0 0 [1-9]\d* [1-9]\d*["']/

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const NAMESPACE = /^<svg\s[^>]*xmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/

/** Patterns that no drawing may contain, and patterns that a logo may not contain, since it is drawn into the page. */
const RUNS = /<script|\son\w+\s*=|javascript:|<foreignObject/i
const LOADS = /(?:href|src)\s*=\s*["'](?!#)[^"']*|url\(\s*(?!["']?#)[^)]*|@import/i
const OWN_STYLE = /<style|\s(?:style|class)\s*=/i

/** What is wrong with a logo or picture: its frame, anything that runs or loads, and what cannot be drawn into a page. */
export function svgFaults(file: string, text: string): Fault[] {
  const faults: Fault[] = []
  const add = (message: string) => faults.push({ path: file, message })
  const refuse = (pattern: RegExp, message: string) => {
    const found = pattern.exec(text)?.[0]
    if (found) add(`${message}, found ${shortened(found.trim())}`)
  }
  if (/^<svg\s/.test(text)) {
    if (!BOX.test(text)) {
      const box = /viewBox=["'][^"']*["']/.exec(text)?.[0] ?? 'none'
      add(`expected viewBox="0 0 width height" in whole numbers, found ${box}`)
    }
    // A logo is a part of the page, where a drawing is one without it.
    if (file !== 'logo.svg' && !NAMESPACE.test(text)) add(`expected ${XMLNS} in <svg>, without which it is no picture`)
    const reason = undrawable(text)
    if (reason) add(reason)
  } else add(`expected <svg at the very beginning, found ${opening(text)}`)
  refuse(RUNS, 'must not run anything')
  refuse(LOADS, 'must not load anything')
  if (file !== 'logo.svg') return faults
  refuse(/\sid=["'][^"']*["']/, `a logo is drawn into the page: it must have no ids${TIDIED}`)
  refuse(
    OWN_STYLE,
    `a logo is drawn into the page: it must have no styles or classes, only fill="…" and stroke="…"${TIDIED}`,
  )
  return faults
}

/** How a file begins that does not begin as it should. */
function opening(text: string): string {
  const line = text.trimStart().split('\n')[0] || 'nothing'
  return line.startsWith('<svg') ? 'an empty line, spaces or a byte order mark before it' : shortened(line)
}

function pngFaults(file: BrandFile, bytes: Buffer, drawing: Buffer | null): Fault[] {
  const side = ICON_SIDES[file]
  const found = pngSides(bytes)?.join(' × ') ?? 'no PNG'
  if (found === `${side} × ${side}`) {
    if (!drawing || !isOfAnother(bytes, drawing)) return []
    return [{ path: file, message: `older than icon.svg, which has changed since${DRAWN_ANEW}` }]
  }
  return [{ path: file, message: `expected a PNG of ${side} × ${side}, found ${found}${DRAWN}` }]
}
