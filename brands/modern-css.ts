// Tailwind writes fallbacks for browsers that lack `color-mix` and `@property`. The tokens need `light-dark()`, which is newer than
// both, so these rules can never count: a fifth of the page's style sheet.
import type { Plugin } from 'vite'

const COLOUR_MIX = '@supports (color:color-mix(in lab, red, red)){'
/** The reset has made every border solid. */
const BORDER_STYLE = /border(?:-\w+)*-style:var\(--tw-border-style\);/g
const PROPERTIES = '@layer properties{@supports '

/** Where the block that begins before `from` ends: after its closing brace. */
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

/** The rules without those that only older browsers would follow. */
export function modernCss(css: string): string {
  let text = css
  for (let at = text.indexOf(PROPERTIES); at >= 0; at = text.indexOf(PROPERTIES)) {
    text = text.slice(0, at) + text.slice(endOfBlock(text, at + '@layer properties{'.length))
  }
  for (let at = text.indexOf(COLOUR_MIX); at >= 0; at = text.indexOf(COLOUR_MIX)) {
    const end = endOfBlock(text, at + COLOUR_MIX.length)
    text = text.slice(0, at) + text.slice(at + COLOUR_MIX.length, end - 1) + text.slice(end)
  }
  // A rule that only sets what the next one of the same name sets again.
  text = text.replaceAll(/(?<=^|[{}])([^{}]+)\{([\w-]+):[^;{}]*\}(?=\1\{\2:)/g, '')
  text = text.replaceAll(BORDER_STYLE, '')
  // What nobody in the sheet reads needs no word on its form.
  const read = new Set(text.match(/(?<=var\()--tw-[\w-]+/g))
  text = text.replaceAll(/@property (--tw-[\w-]+)\{[^}]*\}/g, (rule, name) => (read.has(name) ? rule : ''))
  return text.replaceAll(/-webkit-text-decoration(?:-color)?:[^;}]*;/g, '')
}

/** The Vite plugin that does it to the app's sheet. */
export function modernStyles(): Plugin {
  return {
    name: 'modern-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset' && output.fileName.endsWith('.css'))
          output.source = modernCss(String(output.source))
      }
    },
  }
}
