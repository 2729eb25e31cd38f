import { type CustomPlugin, optimize } from 'svgo'

/** What only the program that drew it reads; ids are looked at by themselves. */
const FOREIGN = /^(?:class|style|data-.*|enable-background|role|aria-.*|xml:space|(?!xlink:href).+:.+)$/
/** A logo is drawn in one colour: what would give its shapes several has nothing to say. */
const COLOURINGS = /^(?:linearGradient|radialGradient|pattern|filter)$/
const COLOURED = /^(?:fill|stroke)$/
const BY_COLOURING = /^url\(/

/** Ids of what the drawing uses elsewhere in itself, such as clipping paths: without them it would be another drawing. */
const usedIds = (svg: string) =>
  new Set(
    [...svg.matchAll(/(?:href|clip-path|mask)\s*[=:]\s*["']?\s*(?:url\(\s*["']?)?#([^"')\s]+)/g)].map(([, id]) => id),
  )

const plain = (used: ReadonlySet<string | undefined>): CustomPlugin => ({
  name: 'plain',
  fn: () => ({
    element: {
      enter: (element, parent) => {
        if (COLOURINGS.test(element.name)) {
          parent.children = parent.children.filter((node) => node !== element)
          return
        }
        const kept = Object.entries(element.attributes)
          .filter(([name, value]) => !FOREIGN.test(name) && (name !== 'id' || used.has(value)))
          .map(([name, value]) => [name, COLOURED.test(name) && BY_COLOURING.test(value) ? 'currentColor' : value])
        element.attributes = Object.fromEntries(kept)
      },
    },
  }),
})

/** Gives the drawing a frame that begins at its corner, in whole numbers: from its own frame, or from its size. */
const framed: CustomPlugin = {
  name: 'framed',
  fn: () => ({
    element: {
      enter: (element, parent) => {
        if (parent.type !== 'root' || element.name !== 'svg') return
        const { viewBox, width, height, x: _, y: __, ...rest } = element.attributes
        const [left = 0, top = 0, wide = 0, high = 0] = (viewBox ?? `0 0 ${width} ${height}`)
          .split(/[\s,]+/)
          .map((part) => Number.parseFloat(part))
        if (!(wide > 0 && high > 0)) return
        element.attributes = { ...rest, viewBox: `0 0 ${Math.ceil(wide)} ${Math.ceil(high)}` }
        if (left === 0 && top === 0) return
        const moved = { transform: `translate(${-left} ${-top})` }
        element.children = [{ type: 'element', name: 'g', attributes: moved, children: element.children }]
      },
    },
  }),
}

/** A logo as drawing programs write it, without what cannot be drawn into a page: prologue, comments, styles, classes, ids, gradients. */
export function tidyLogo(svg: string): string {
  try {
    return optimize(svg.trim(), {
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        'removeMetadata',
        'removeTitle',
        'removeDesc',
        'removeEditorsNSData',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'removeStyleElement',
        'convertStyleToAttrs',
        plain(usedIds(svg)),
        'removeEmptyContainers',
        framed,
      ],
    }).data
  } catch {
    // What is wrong with it is said of the drawing itself.
    return svg.trim()
  }
}

/** Colours of a drawing, as they are written there; what has the text's colour or the brand's spark already is left out. */
export function coloursOf(svg: string): string[] {
  const all = [...svg.matchAll(/\s(?:fill|stroke)=["']([^"']+)["']/g)].map(([, colour = '']) =>
    colour.trim().toLowerCase(),
  )
  return [...new Set(all)].filter((colour) => !/^(?:none|transparent|currentcolor|inherit|var\()/.test(colour))
}

/** What its owner should know of a logo before seeing it; empty: nothing. */
export function logoNote(svg: string): string {
  const colours = coloursOf(svg)
  return colours.length > 1
    ? `The logo is drawn in the colour of the text: ${colours.join(', ')} become one, so look whether it can still be read.`
    : ''
}
