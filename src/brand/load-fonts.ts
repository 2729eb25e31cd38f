/**
 * Loads the brand's fonts, once the first view is usable, since they are never worth waiting for. Those that the language needs are
 * applied together, because each one lays the whole page out again; the others load when a letter needs them.
 */
export function loadFonts(address: string): void {
  if (document.querySelector(`link[href="${address}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.fetchPriority = 'low'
  // Its rules are read here; the browser never applies it.
  link.media = 'not all'
  link.addEventListener('load', () => void (link.sheet && place(link.sheet)), { once: true })
  document.head.append(link)
}

async function place(sheet: CSSStyleSheet) {
  const rules = [...sheet.cssRules]
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(toFace)
  await Promise.allSettled(faces.filter(isNeeded).map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
  const families = new CSSStyleSheet()
  for (const rule of rules) if (rule instanceof CSSStyleRule) families.insertRule(rule.cssText)
  document.adoptedStyleSheets.push(families)
}

function toFace({ style }: CSSFontFaceRule) {
  const value = (name: string) => style.getPropertyValue(name)
  // The constructor would take the quotes for a part of the name.
  return new FontFace(value('font-family').replaceAll(/["']/g, ''), value('src'), {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
    display: 'swap',
  })
}

/** A Russian page has a file of its own for both scripts, the others begin with plain Latin. */
const isNeeded = ({ family, unicodeRange }: FontFace) =>
  document.documentElement.lang === 'ru' ? /Russian/.test(family) : unicodeRange.startsWith('U+0-')
