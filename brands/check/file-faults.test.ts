import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type BrandFile, BRANDS_DIR, type PictureFile } from '../emit/asset-files.ts'
import { fileFaults, svgFaults } from './file-faults.ts'
import { stamped } from './png-stamp.ts'

const svg = (body: string, box = '0 0 119 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`

it.each<[string, string, string, string[]]>([
  ['a plain logo', 'logo.svg', svg('<path fill="var(--spark,#fff)" d="M0 0"/><path fill="#123"/>'), []],
  ['a picture that refers to itself', 'art.svg', svg('<g id="a"/><use href="#a"/><path fill="url(#a)"/>'), []],
  ['a picture with a style', 'favicon.svg', svg('<style>.a{fill:red}</style><path class="a"/>'), []],
  [
    'an id in a logo',
    'logo.svg',
    svg('<path id="a"/>'),
    [
      'a logo is drawn into the page: it must have no ids (npm run brand:logo takes them out where it can), found id="a"',
    ],
  ],
  [
    'a style in a logo, which the policy of the page refuses',
    'logo.svg',
    svg('<path style="fill:red"/>'),
    [
      'a logo is drawn into the page: it must have no styles or classes, only fill="…" and stroke="…" (npm run brand:logo takes them out where it can), found style=',
    ],
  ],
  ['a logo with names of colours, of which each becomes the text’s', 'logo.svg', svg('<path fill="black"/>'), []],
  ['a logo in single quotes', 'logo.svg', svg('<path fill="red"/>').replaceAll('"', "'"), []],
  ['a logo with a remark behind it', 'logo.svg', `${svg('<path/>')}\n<!-- made by hand -->`, []],
  ['a logo without a shape', 'logo.svg', svg('<g/>'), ['expected a shape such as <path>, found nothing to draw']],
  ['a picture without a shape', 'art.svg', svg(''), ['expected a shape such as <path>, found nothing to draw']],
  ['a picture that is cut off', 'art.svg', svg('<path/>').slice(0, -4), ['no SVG: line 1:70: Unclosed root tag']],
  [
    'a picture from the source of a page',
    'icon.svg',
    '<svg viewBox="0 0 9 9"><path/></svg>',
    ['expected xmlns="http://www.w3.org/2000/svg" in <svg>, without which it is no picture'],
  ],
  ['a logo from the source of a page', 'logo.svg', '<svg viewBox="0 0 9 9"><path/></svg>', []],
  ...['\n', '\uFEFF'].map((lead): [string, string, string, string[]] => [
    `a logo behind ${JSON.stringify(lead)}`,
    'logo.svg',
    lead + svg('<path/>'),
    ['expected <svg at the very beginning, found an empty line, spaces or a byte order mark before it'],
  ]),
  ['a logo that is cut off', 'logo.svg', svg('<path/></g>'), ['no SVG: line 1:72: Unexpected close tag']],
  ['a script', 'art.svg', svg('<script>1</script><path/>'), ['must not run anything, found <script']],
  ['a handler', 'art.svg', svg('<path onclick="1"/>'), ['must not run anything, found onclick=']],
  [
    'a foreign picture',
    'art.svg',
    svg("<path/><image href='https://evil.example/x.png'/>"),
    ["must not load anything, found href='https://evil.example/x.png"],
  ],
  [
    'a foreign fill',
    'art.svg',
    svg('<path fill="url(https://evil.example/x)"/>'),
    ['must not load anything, found url(https://evil.example/x'],
  ],
  [
    'a size in parts of a unit',
    'logo.svg',
    svg('<path/>', '0 0 12.5 10'),
    ['expected viewBox="0 0 width height" in whole numbers, found viewBox="0 0 12.5 10"'],
  ],
  [
    'no size',
    'art.svg',
    svg('<path/>').replace(/ viewBox="[^"]*"/, ''),
    ['expected viewBox="0 0 width height" in whole numbers, found none'],
  ],
  [
    'what editors put in front',
    'art.svg',
    `<?xml version="1.0"?>\n${svg('')}`,
    ['expected <svg at the very beginning, found <?xml version="1.0"?>'],
  ],
  ['nothing', 'art.svg', '', ['expected <svg at the very beginning, found nothing']],
])('says of a drawing: %s', (_, file, text, messages) => {
  expect(svgFaults(file, text)).toEqual(messages.map((message) => ({ path: file, message })))
})

const ofLumen = (file: BrandFile) => readFileSync(`${BRANDS_DIR}lumen/${file}`)
/** The sides of a PNG stand in its first chunk. */
const png = (width: number, height: number) => {
  const bytes = Buffer.from(ofLumen('icon-192.png'))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const faultsWith = (name: BrandFile | PictureFile, bytes: Buffer | null) =>
  fileFaults((file) =>
    file === name ? bytes : file === 'picture.png' || file === 'picture-narrow.png' ? null : ofLumen(file),
  ).map(({ path, message }) => `${path}: ${message}`)

const PICTURE_WANTED = 'expected a PNG of 320 to 3840 px a side, at most 2.3 : 1, found'

it.each<[string, BrandFile | PictureFile, Buffer | null, string[]]>([
  ['as it should be', 'logo.svg', ofLumen('logo.svg'), []],
  ['not there', 'missing.svg', null, ['missing.svg: not found']],
  ['not drawn', 'icon-192.png', null, ['icon-192.png: not found (npm run brand:icons draws it)']],
  [
    'of another size',
    'icon-512.png',
    ofLumen('icon-192.png'),
    ['icon-512.png: expected a PNG of 512 × 512, found 192 × 192 (npm run brand:icons draws it)'],
  ],
  [
    'older than its drawing',
    'icon-512.png',
    stamped(ofLumen('icon-512.png'), ofLumen('logo.svg')),
    // Its own stamp stands behind the other one.
    ['icon-512.png: older than icon.svg, which has changed since (npm run brand:icons draws it anew)'],
  ],
  [
    'no picture at all',
    'icon-192.png',
    Buffer.from('GIF89a'),
    ['icon-192.png: expected a PNG of 192 × 192, found no PNG (npm run brand:icons draws it)'],
  ],
  [
    'too heavy for a road',
    'icon-192.png',
    Buffer.concat([ofLumen('icon-192.png'), Buffer.alloc(200_000)]),
    ['icon-192.png: expected at most 64 kB, found 198 kB'],
  ],
  ['of the app', 'picture-narrow.png', png(780, 1688), []],
  ['of the app, too small', 'picture.png', png(300, 600), [`picture.png: ${PICTURE_WANTED} 300 × 600`]],
  ['of the app, too large', 'picture.png', png(4000, 3000), [`picture.png: ${PICTURE_WANTED} 4000 × 3000`]],
  ['of the app, too long', 'picture.png', png(400, 1000), [`picture.png: ${PICTURE_WANTED} 400 × 1000`]],
  ['of the app, that is none', 'picture.png', Buffer.from('GIF89a'), [`picture.png: ${PICTURE_WANTED} no PNG`]],
  [
    'of the app, too heavy',
    'picture.png',
    Buffer.concat([png(780, 1688), Buffer.alloc(600_000)]),
    ['picture.png: expected at most 512 kB, found 589 kB'],
  ],
])('says of a file: %s', (_, name, bytes, messages) => {
  expect(faultsWith(name, bytes)).toEqual(messages)
})
