import { expect, it } from 'vitest'
import { findInCues, markedParts, searchPattern } from './search-cues'

const marked = (text: string, query: string) =>
  markedParts(text, searchPattern(query))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['One egg. One lamp.', 'one', '[One] egg. [One] lamp.'],
  ['Put the lamp\nat ninety', 'lamp at', 'Put the [lamp\nat] ninety'],
  ['Ещё ЯЙЦО', 'яйцо', 'Ещё [ЯЙЦО]'],
  ['a.b a+b (c) [d]', 'a.b', '[a.b] a+b (c) [d]'],
  ['a.b a+b (c)', '(c)', 'a.b a+b [(c)]'],
  ['nothing', 'x', 'nothing'],
  ['nothing', '  ', 'nothing'],
  ['egg', 'egg', '[egg]'],
])('%j searched for %j is %j', (text, query, result) => {
  expect(marked(text, query)).toBe(result)
})

it('a text that matches from end to end has no empty parts', () => {
  expect(markedParts('egg egg', searchPattern('egg egg'))).toEqual([{ text: 'egg egg', isMatch: true }])
})

it('a whole text pasted into the search matches nothing and breaks nothing', () => {
  expect(marked('egg', 'x'.repeat(50_000))).toBe('egg')
  expect(marked('egg', '('.repeat(50_000))).toBe('egg')
})

it('finds cues and counts matches', () => {
  const cues = ['egg and egg', 'lamp', 'Egg'].map((text, at) => ({ start: at, end: at + 1, text }))
  expect(findInCues(cues, searchPattern('egg'))).toEqual({ indexes: [0, 2], count: 3 })
  expect(findInCues(cues, searchPattern('zebra'))).toEqual({ indexes: [], count: 0 })
  expect(findInCues(cues, null)).toEqual({ indexes: [], count: 0 })
})
