import { type CustomPlugin, optimize } from 'svgo'

/** What of its root element a drawing inherits; the rest describes the file. */
const INHERITED = /^(?:fill|stroke|opacity)/
const KEPT_COLOUR = /^(?:none|transparent|inherit|currentcolor|var\(--spark[,)].*)$/i
const SHAPE = /<(?:path|rect|circle|ellipse|line|polyline|polygon|text)[\s/>]/

/** Makes the drawing a symbol: its ink takes the text's colour, its spark stays a token. */
const asSymbol: CustomPlugin = {
  name: 'asSymbol',
  fn: () => ({
    comment: {
      enter: (comment, parent) => {
        parent.children = parent.children.filter((node) => node !== comment)
      },
    },
    element: {
      enter: (element, { type }) => {
        const { attributes } = element
        for (const name of ['fill', 'stroke', 'color'] as const) {
          const colour = attributes[name]?.trim()
          if (colour && !KEPT_COLOUR.test(colour)) attributes[name] = 'currentColor'
        }
        if (type !== 'root') return
        element.name = 'symbol'
        const inherited = Object.entries(attributes).filter(([name]) => INHERITED.test(name))
        element.attributes = {
          id: 'brand-logo',
          viewBox: attributes['viewBox'] ?? '',
          fill: 'currentColor',
          ...Object.fromEntries(inherited),
        }
      },
    },
  }),
}

/** Rounds paths to one decimal: a tenth of a logo's unit cannot be seen, and the drawing is part of every page's first bytes. */
const smallerPaths = { name: 'convertPathData', params: { floatPrecision: 1, applyTransforms: false } } as const

/** The logo as a symbol to be drawn in the text's colour; throws where the file is no SVG. */
export function logoSymbol(svg: string): string {
  const { data } = optimize(svg, { plugins: [smallerPaths, asSymbol] })
  return `<svg width="0" height="0" aria-hidden="true">${data}</svg>`
}

/** Why a drawing shows nothing; null where it shows something. */
export function undrawable(svg: string): string | null {
  try {
    return SHAPE.test(logoSymbol(svg)) ? null : 'expected a shape such as <path>, found nothing to draw'
  } catch (error) {
    return `no SVG: ${error instanceof Error ? error.message.replace('<input>:', 'line ') : String(error)}`
  }
}

/** The logo's aspect ratio, for elements that draw the symbol: a `<use>` has no size of its own. */
export function logoRatio(svg: string): string {
  const [, width, height] = /viewBox=["']0 0 (\d+) (\d+)/.exec(svg) ?? []
  return `.brand-logo{aspect-ratio:${width}/${height}}`
}
