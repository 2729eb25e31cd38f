import { expect, test } from 'vitest'
import { searchedText, writtenText } from './written-text'

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

test.each([
  ['\u200b \u2060', ''],
  ['\u200e li\u00adght\u2069 ', 'light'],
])('%j is searched for as %j', (typed, text) => {
  expect(searchedText(typed)).toBe(text)
})
