import { expect, it } from 'vitest'
import { cueText } from './cue-text'

it.each([
  ['Plain words', 'Plain words'],
  ['<v Vera>Look</v> <i.loud>there</i>', 'Look there'],
  ['Now <00:00:01.000>turn', 'Now turn'],
  ['cut <off', 'cut'],
  ['An &unknown; &constructor;', 'An &unknown; &constructor;'],
  ['Salt &amp; pepper &lt;b&gt; &nbsp;', 'Salt & pepper <b>'],
  ['&quot;&apos;&lrm;&rlm;', `"'`],
  ['&#65;&#x42;&#0;&#x110000;', 'AB'],
  ['&#x10FFFF;', '\u{10FFFF}'],
  ['&unknown; & alone', '&unknown; & alone'],
  ['one\r\n\n two ', 'one\ntwo'],
  ['', ''],
])('%j says %j', (marked, text) => {
  expect(cueText(marked)).toBe(text)
})
