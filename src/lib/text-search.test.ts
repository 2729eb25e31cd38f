import { expect, it } from 'vitest'
import { markedParts, matchCount, searchPattern } from './text-search'

const marked = (text: string, query: string) =>
  markedParts(text, searchPattern(query))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['One egg. One lamp.', 'one', '[One] egg. [One] lamp.'],
  ['Put the lamp\nat ninety', 'lamp at', 'Put the [lamp\nat] ninety'],
  ['Ещё ЯЙЦО', 'яйцо', 'Ещё [ЯЙЦО]'],
  ['Ещё яйцо', 'еще', '[Ещё] яйцо'],
  ['еще яйцо', 'Ещё', '[еще] яйцо'],
  ['El próximo día', 'PROXIMO dia', 'El [próximo día]'],
  ['a cafe\u0301 and a cafe', 'café', 'a [cafe\u0301] and a [cafe]'],
  ['\u0301e', 'e', '\u0301[e]'],
  ['the 📷 and the 📷📷', '📷', 'the [📷] and the [📷][📷]'],
  ['İstanbul', 'istanbul', '[İstanbul]'],
  // A syllable is folded into its letters, and marked as a whole.
  ['가각', '가', '[가][각]'],
  ['갂', 'ᄀ', '[갂]'],
  // Pasted texts bring along what cannot be seen.
  ['One egg', '\u200begg\u200b', 'One [egg]'],
  ['One e\u00adg\u200bg.', 'egg', 'One [e\u00adg\u200bg].'],
  ['nothing', '\u200b', 'nothing'],
  ['a.b a+b (c) [d]', 'a.b', '[a.b] a+b (c) [d]'],
  ['a.b a+b (c)', '(c)', 'a.b a+b [(c)]'],
  ['nothing', 'x', 'nothing'],
  ['nothing', '  ', 'nothing'],
  ['egg', ' egg ', '[egg]'],
  ['', 'egg', ''],
])('%j searched for %j is %j', (text, query, result) => {
  expect(marked(text, query)).toBe(result)
})

it('a letter that holds two matches is marked once', () => {
  expect(marked('\u{1100}\u{1100}', '\u{1100}')).toBe('[\u{1100}][\u{1100}]')
  expect(marked('ʼn', 'n')).toBe('ʼ[n]')
})

it('a text that matches from end to end has no empty parts', () => {
  expect(markedParts('egg egg', searchPattern('egg egg'))).toEqual([{ text: 'egg egg', isMatch: true }])
})

it('a whole text pasted into the search matches nothing and breaks nothing', () => {
  expect(marked('egg', 'x'.repeat(50_000))).toBe('egg')
  expect(marked('egg', '('.repeat(50_000))).toBe('egg')
})

it('counts matches whatever their case and accents', () => {
  const pattern = /e/g
  expect(matchCount('É e E x', pattern)).toBe(3)
  expect(matchCount('x', pattern)).toBe(0)
})
