// Tailwind writes fallbacks for browsers without `color-mix` and `@property`. The browsers that the app is built for (`cssTarget`)
// have both, so these rules never apply: they are a fifth of the page's style sheet.
import type { Plugin } from 'vite'

const COLOUR_MIX = '@supports (color:color-mix(in lab, red, red)){'
/** Redundant: the reset has made every border solid. */
const BORDER_STYLE = /border(?:-\w+)*-style:var\(--tw-border-style\);/g
/** Tailwind's notice of its licence. Every build ships it with the whole sheet, so the parts of it do without. */
const NOTICE = /^\/\*![^*]*\*\/\s*/
const WHOLE_SHEET = /\/styles-[^/]*\.css$/
const PROPERTIES = '@layer properties{@supports '

/** Index after the closing brace of the block whose content begins at `from`. */
function endOfBlock(css: string, from: number): number {
  let depth = 1
  let at = from
  while (depth > 0 && at < css.length) {
    const mark = css.slice(at).search(/[{}]/)
    if (mark < 0) return css.length
    depth += css[at + mark] === '{' ? 1 : -1
    at += mark + 1
  }
  return at
}

/** A style sheet without the rules that only older browsers would apply, and without the notice at its beginning. */
export function modernCss(css: string): string {
  let text = css.replace(NOTICE, '')
  for (let at = text.indexOf(PROPERTIES); at >= 0; at = text.indexOf(PROPERTIES)) {
    text = text.slice(0, at) + text.slice(endOfBlock(text, at + '@layer properties{'.length))
  }
  for (let at = text.indexOf(COLOUR_MIX); at >= 0; at = text.indexOf(COLOUR_MIX)) {
    const end = endOfBlock(text, at + COLOUR_MIX.length)
    text = text.slice(0, at) + text.slice(at + COLOUR_MIX.length, end - 1) + text.slice(end)
  }
  // A rule whose only declaration the next rule of the same selector overrides.
  text = text.replaceAll(/(?<=^|[{}])([^{}]+)\{([\w-]+):[^;{}]*\}(?=\1\{\2:)/g, '')
  text = text.replaceAll(BORDER_STYLE, '')
  // A registered property that nothing in the sheet reads is not needed.
  const read = new Set(text.match(/(?<=var\()--tw-[\w-]+/g))
  text = text.replaceAll(/@property (--tw-[\w-]+)\{[^}]*\}/g, (rule, name) => (read.has(name) ? rule : ''))
  return text.replaceAll(/-webkit-text-decoration(?:-color)?:[^;}]*;/g, '')
}

/** The Vite plugin that does this to the app's style sheets. */
export function modernStyles(): Plugin {
  return {
    name: 'modern-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset' || !output.fileName.endsWith('.css')) continue
        const css = String(output.source)
        const notice = WHOLE_SHEET.test(output.fileName) ? (css.match(NOTICE)?.[0] ?? '') : ''
        output.source = notice + modernCss(css)
      }
    },
  }
}
