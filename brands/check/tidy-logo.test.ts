import { expect, it } from 'vitest'
import { svgFaults } from './file-faults.ts'
import { coloursOf, logoNote, tidyLogo } from './tidy-logo.ts'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const messages = (svg: string) => svgFaults('logo.svg', svg).map(({ message }) => message)

it.each([
  [
    'what Illustrator writes',
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "a" "b">\n<!-- Generator -->\n<svg ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" id="Layer_1" x="0px" y="0px" viewBox="0 0 100.5 40" style="enable-background:new 0 0 100 40;" xml:space="preserve"><style type="text/css">.st0{fill:#F00;}</style><g id="a"><path class="st0" d="M0 0h90v39z"/><path class="st0" d="M0 0h9v3z"/></g></svg>`,
    `<svg ${XMLNS} viewBox="0 0 101 40"><g><path d="M0 0h90v39z" fill="#F00"/><path d="M0 0h9v3z" fill="#F00"/></g></svg>`,
  ],
  [
    'what Inkscape writes',
    `\uFEFF\n<svg ${XMLNS} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="210mm" height="50mm" viewBox="0 0 210 50" id="svg5" inkscape:version="1.2"><defs id="d"/><g inkscape:label="L" id="l"><path id="p" style="fill:red;mix-blend-mode:multiply" d="M2 2h9v9z"/></g></svg>`,
    `<svg ${XMLNS} viewBox="0 0 210 50"><g><path d="M2 2h9v9z" fill="red"/></g></svg>`,
  ],
  [
    'a drawing that has a size and no frame',
    `<svg width="100" height="40" ${XMLNS}><path d="M0 0h9v9z"/></svg>`,
    `<svg ${XMLNS} viewBox="0 0 100 40"><path d="M0 0h9v9z"/></svg>`,
  ],
  [
    'a frame that begins elsewhere',
    `<svg ${XMLNS} viewBox="-5 3 10 10"><path d="M0 0h9v9z"/></svg>`,
    `<svg ${XMLNS} viewBox="0 0 10 10"><g transform="translate(5 -3)"><path d="M0 0h9v9z"/></g></svg>`,
  ],
  [
    'gradients',
    `<svg ${XMLNS} viewBox="0 0 10 10"><defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs><path fill="url(#g)" d="M0 0h9v9z"/></svg>`,
    `<svg ${XMLNS} viewBox="0 0 10 10"><path fill="currentColor" d="M0 0h9v9z"/></svg>`,
  ],
])('makes a logo of %s', (_, svg, logo) => {
  expect(tidyLogo(svg)).toBe(logo)
  expect(messages(logo)).toEqual([])
})

it.each([
  [
    'a clipping path',
    `<svg ${XMLNS} viewBox="0 0 9 9"><defs><clipPath id="c"><path d="M0 0h9v9z"/></clipPath></defs><g clip-path="url(#c)"><path d="M0 0h9v9z"/></g></svg>`,
    /must have no ids .*brand:logo.*found id="c"/,
  ],
  [
    'a shape that is used again',
    `<svg ${XMLNS} viewBox="0 0 9 9"><path id="s" d="M0 0h9v9z"/><use href="#s" x="9"/></svg>`,
    /must have no ids/,
  ],
  ['a script', `<svg ${XMLNS} viewBox="0 0 9 9"><script>x()</script><path d="M0 0h9v9z"/></svg>`, /not run anything/],
  ['half a file', `<svg ${XMLNS} viewBox="0 0 9 9"><path d="M0 0h9`, /no SVG: line 1/],
  ['a photo', 'PNG', /expected <svg at the very beginning, found PNG/],
  ['no size at all', `<svg ${XMLNS}><path d="M0 0h9v9z"/></svg>`, /expected viewBox="0 0 width height"/],
])('leaves what it cannot mend to be refused: %s', (_, svg, said) => {
  expect(messages(tidyLogo(svg)).join('\n')).toMatch(said)
})

it('says when several colours become one', () => {
  const two =
    '<svg><path fill="#FFF" stroke="none"/><path fill="#f00"/><path fill="#fff"/><path fill="var(--spark,#f80)"/></svg>'
  expect(coloursOf(two)).toEqual(['#fff', '#f00'])
  expect(logoNote(two)).toContain('#fff, #f00 become one')
  expect(logoNote('<svg><path fill="#fff"/></svg>')).toBe('')
})
