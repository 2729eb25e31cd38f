import { isLocale, type Locale, LOCALES } from '../../src/lib/locale.ts'
import { contrast, fromLch, type Rgb, rgbHex, toRgb } from '../../src/brand/theme/colour.ts'
import { cssToOklch } from './css-to-oklch.ts'
import { type Change, editJson } from './edit-json.ts'
import { weightFaults, svgFaults } from './file-faults.ts'
import { checkText } from './load-brand.ts'
import { tidyLogo } from './tidy-logo.ts'

/** What a new brand is made from, as it was typed. */
export interface NewBrand {
  id: string
  name: string
  /** With commas between; the first one is the default. */
  languages: string
  /** Colour of what can be pressed, as style sheets write it. */
  colour: string
  /** The text of the logo's file, as its drawing program wrote it; null: the name is the logo. */
  logo: string | null
}

/** What is wrong with a new brand, or the texts of its files, made from the brand.json that it is copied from. */
export function newBrandFiles(brand: NewBrand, json: string): { faults: string[]; files: Record<string, string> } {
  const { id, name, colour } = brand
  const logo = brand.logo === null ? wordLogo(name) : tidyLogo(brand.logo)
  const listed = [...new Set(brand.languages.split(',').map((one) => one.trim().toLowerCase()))]
  const languages = listed.filter(isLocale)
  // Shells take a # for the beginning of a comment.
  const accent = cssToOklch(colour.replace(/^(?=[\da-f]{6}$)/i, '#'))
  const said = [...svgFaults('logo.svg', logo), ...weightFaults('logo.svg', Buffer.byteLength(logo))].map(
    ({ message }) => `logo: ${message}`,
  )
  if (languages.length < listed.length)
    said.push(`languages: expected some of ${LOCALES.join(',')}, found "${brand.languages}"`)
  if (!accent) said.push(`colour: expected one such as #17518b or rgb(23 81 139), found "${colour}"`)
  if (!accent || said.length > 0) return { faults: said, files: {} }
  const changes: Change[] = [
    [['id'], id],
    [['appId'], id],
    [['name'], name],
    [['languages'], languages],
    [['defaultLanguage'], languages[0]],
    [['theme', 'accent'], accent],
    [['theme', 'ink'], { hue: accent.hue, chroma: 0.02 }],
    ...unspokenTexts(JSON.parse(json), languages),
  ]
  const own = editJson(json, changes)
  const faults = checkText(id, own).faults.map(({ path, message }) => `${path}: ${message}`)
  const icon = letterIcon(name, toRgb(fromLch(accent.lightness, accent.chroma, accent.hue)))
  return { faults, files: { 'brand.json': own, 'logo.svg': logo, 'icon.svg': icon, 'favicon.svg': icon } }
}

/** Takes the texts of languages out that the new brand does not speak. */
function unspokenTexts(value: unknown, spoken: readonly Locale[], path: readonly (string | number)[] = []): Change[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, one]) => {
    const isUnspoken = isLocale(key) && !spoken.includes(key)
    return isUnspoken ? [[[...path, key], undefined] as const] : unspokenTexts(one, spoken, [...path, key])
  })
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const FACE = 'font-family="Georgia, serif" font-weight="600"'

/** About as wide as its letters are. */
const wordLogo = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(name.length * 14) + 4} 32"><text x="2" y="24" ${FACE} font-size="24">${escapeXml(name)}</text></svg>\n`

/** The first letter on the brand's colour, inside of the circle that a phone may cut out. */
function letterIcon(name: string, colour: Rgb): string {
  const letter = (/[\p{L}\p{N}]/u.exec(name) ?? /\S/u.exec(name))?.[0] ?? ''
  const ink = contrast(colour, WHITE) >= contrast(colour, BLACK) ? WHITE : BLACK
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${rgbHex(colour)}"/><text x="32" y="43" ${FACE} font-size="32" fill="${rgbHex(ink)}" text-anchor="middle">${escapeXml(letter.toUpperCase())}</text></svg>\n`
}
