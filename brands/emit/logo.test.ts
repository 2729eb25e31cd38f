import { expect, it } from 'vitest'
import { logoSymbol } from './logo.ts'

const INK = 'fill="currentColor"'

/** What the root element has beside its frame, what it holds, what both become. */
it.each<[string, string, string, string, string]>([
  ['ink', '', '<path fill="#151E29"/>', INK, `<path ${INK}/>`],
  ['a spark', '', '<path fill="var(--spark,#f7a73b)"/>', INK, '<path fill="var(--spark,#f7a73b)"/>'],
  ['outlines', 'fill="none"', '<path stroke="#1D1D20"/>', 'fill="none"', '<path stroke="currentColor"/>'],
  ['a shape without a colour', '', '<path/>', INK, '<path/>'],
  ['the colour of the whole', 'fill="#123456"', '<path/>', INK, '<path/>'],
  [
    'the line of the whole',
    'fill="none" stroke="currentColor" stroke-width="2"',
    '<path/>',
    'fill="none" stroke="currentColor" stroke-width="2"',
    '<path/>',
  ],
  ['a named colour in single quotes', '', "<path fill='red' stroke='none'/>", INK, `<path ${INK} stroke="none"/>`],
  ['a colour by its parts', '', '<path fill="rgb(1, 2, 3)"/>', INK, `<path ${INK}/>`],
  ['remarks', '', '<!--! kept by some --><path/>', INK, '<path/>'],
  [
    'what describes the file',
    'width="9" role="img" color="red"',
    '<path color="red"/>',
    INK,
    `<path color="currentColor"/>`,
  ],
])('draws %s in the text’s colour', (_, root, body, inherited, drawn) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${root} viewBox="0 0 9 3">${body}</svg>\n<!-- the end -->\n`
  expect(logoSymbol(svg)).toContain(`<symbol id="brand-logo" viewBox="0 0 9 3" ${inherited}>${drawn}</symbol>`)
})
