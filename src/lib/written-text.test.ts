import { expect, test } from 'vitest'
import { writtenText } from './written-text'

test.each([
  ['', ''],
  [' \n\u00a0', ''],
  ['\u200b', ''],
  ['\ufeff \u200b\u2060\u00ad\u200d\u3164', ''],
  ['  A cup.\n', 'A cup.'],
  ['\u200bA\u00ad cup', '\u200bA\u00ad cup'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
])('%j is %j', (typed, text) => {
  expect(writtenText(typed)).toBe(text)
})
