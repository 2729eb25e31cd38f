import { expect, it } from 'vitest'
import { textPieces } from './message-text'

it.each<[string, [string, string | null][]]>([
  ['', []],
  ['No address.', [['No address.', null]]],
  ['https://lumen.example/a', [['https://lumen.example/a', 'https://lumen.example/a']]],
  [
    'See (https://lumen.example/a?b=1#c).',
    [
      ['See (', null],
      ['https://lumen.example/a?b=1#c', 'https://lumen.example/a?b=1#c'],
      [').', null],
    ],
  ],
  ['https://lumеn.example/a', [['https://xn--lumn-x4d.example/a', 'https://xn--lumn-x4d.example/a']]],
  [
    'https://lumеn.example/#//xn--lumn-x4d.example',
    [['https://xn--lumn-x4d.example/#//xn--lumn-x4d.example', 'https://xn--lumn-x4d.example/#//xn--lumn-x4d.example']],
  ],
  ['https://lumen.example@evil.example/', [['https://lumen.example@evil.example/', null]]],
  ['https://% is none', [['https://% is none', null]]],
  ['javascript:alert(1) http://', [['javascript:alert(1) http://', null]]],
])('takes %s apart', (message, pieces) => {
  expect(textPieces(message).map(({ text, href }) => [text, href])).toEqual(pieces)
})
