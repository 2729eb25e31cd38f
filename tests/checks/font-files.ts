// Which font files a text makes a browser load.
interface Face {
  family: string
  file: string
  holds: (code: number) => boolean
}

const valueOf = (block: string, name: string) => new RegExp(`${name}:\\s*([^;}]+)`).exec(block)?.[1]?.trim() ?? ''
const unquoted = (name: string) => name.trim().replaceAll(/["']/g, '')

function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{[^}]*url\([^}]*\}/g)].map(([block]) => {
    const ranges = [...valueOf(block, 'unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
      ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
    )
    return {
      family: unquoted(valueOf(block, 'font-family')),
      file: /url\(["']?([^"')]+)/.exec(block)?.[1] ?? '',
      holds: (code) => ranges.length === 0 || ranges.some(([from, to]) => code >= from && code <= to),
    }
  })
}

/** The families of a custom property in a language: from the last rule that names the language, otherwise from the last that names none. */
function stackOf(property: string, language: string, css: string): string[] {
  const rules = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', block = '']) => {
    const stack = valueOf(block, `--${property}`)
    return stack ? { of: /:lang\((\w+)\)/.exec(selector)?.[1], stack } : []
  })
  const found = rules.findLast((rule) => rule.of === language) ?? rules.findLast((rule) => rule.of === undefined)
  return (found?.stack ?? '').split(',').map(unquoted)
}

/** Files that a page in a language loads when each of its font properties shows the text: for each family the first face that has the character. */
export function fontFiles(css: string, language: string, text: string): Set<string> {
  const faces = facesOf(css)
  const codes = [...new Set(text)].map((sign) => sign.codePointAt(0) ?? 0)
  const stacks = ['family-sans', 'family-serif'].map((property) => stackOf(property, language, css))
  const files = stacks.flatMap((stack) => {
    const inOrder = stack.flatMap((family) => faces.filter((face) => face.family === family))
    return codes.map((code) => inOrder.find((face) => face.holds(code))?.file ?? '')
  })
  return new Set(files.filter(Boolean))
}
