import { expect, it } from 'vitest'
import { withQuote } from './quote'

it.each([
  ['', 'One line', '> One line\n'],
  ['', ' Two\n\nparagraphs ', '> Two\n>\n> paragraphs\n'],
  ['Begun\n', 'Quoted', 'Begun\n\n> Quoted\n'],
])('after %o quotes %o', (written, message, expected) => {
  expect(withQuote(written, message)).toBe(expected)
})
