import { expect, test } from 'vitest'
import { likelyText } from './likely-text'

const NAMES = ['Light First', 'The Quiet Portrait', 'Étude in blue', 'Сначала свет']

test.each([
  ['lihgt', 'light'],
  ['Ligt', 'light'],
  ['lightt', 'light'],
  ['porttrat', 'portrait'],
  ['etdue', 'etude'],
  ['quiet lihgt', 'quiet light'],
  ['савет', 'свет'],
  ['light', null],
  ['ligh', null],
  ['zebra', null],
  ['lx', null],
  ['', null],
])('"%s" may mean %s', (text, likely) => {
  expect(likelyText(text, NAMES)).toBe(likely)
})

test('the nearest of several is meant', () => {
  expect(likelyText('portrats', ['portals', 'portraits'])).toBe('portraits')
})
