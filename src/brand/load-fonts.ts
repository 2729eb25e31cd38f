import { FONTS_KEY, writeStored } from '#/platform/storage'

/**
 * Loads the brand's fonts, once the first view is usable, since they are never worth waiting for. Those that the language needs are
 * applied together, because each one lays the whole page out again; the others load when a letter needs them. From then on the page
 * itself applies them, before any code (`first-view/boot.ts`).
 */
export function loadFonts(address: string): void {
  if (document.querySelector(`link[href="${address}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.fetchPriority = 'low'
  // Its rules are read here; the browser never applies it.
  link.media = 'not all'
  link.addEventListener('load', () => void (link.sheet && place(link.sheet, address)), { once: true })
  document.head.append(link)
}

async function place(sheet: CSSStyleSheet, address: string) {
  const rules = [...sheet.cssRules]
  const fonts = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(toFont)
  const needed = fonts.filter(isNeeded)
  await Promise.allSettled(needed.map(({ face }) => face.load()))
  for (const { face } of fonts) document.fonts.add(face)
  const families = new CSSStyleSheet()
  for (const rule of rules) if (rule instanceof CSSStyleRule) families.insertRule(rule.cssText)
  document.adoptedStyleSheets.push(families)
  if (needed.every(({ face }) => face.status === 'loaded'))
    writeStored(FONTS_KEY, [`${document.documentElement.lang} ${address}`, ...needed.map(({ file }) => file)])
}

function toFont({ style }: CSSFontFaceRule) {
  const value = (name: string) => style.getPropertyValue(name)
  const source = value('src')
  // The constructor would take the quotes for a part of the name.
  const face = new FontFace(value('font-family').replaceAll(/["']/g, ''), source, {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
    display: 'swap',
  })
  const { pathname } = new URL(/url\("?([^")]*)/.exec(source)?.[1] ?? '', location.href)
  return { face, file: pathname.slice(import.meta.env.BASE_URL.length) }
}

/** A Russian page has a file of its own for both scripts, the others begin with plain Latin. */
const isNeeded = ({ face: { family, unicodeRange } }: ReturnType<typeof toFont>) =>
  document.documentElement.lang === 'ru' ? /Russian/.test(family) : unicodeRange.startsWith('U+0-')
