import { expect, it } from 'vitest'
import { searchPattern } from '#/lib/text-search'
import { findInCues } from './search-cues'

it('finds cues and counts matches', () => {
  const cues = ['egg and egg', 'lamp', 'Egg'].map((text, at) => ({ start: at, end: at + 1, text }))
  expect(findInCues(cues, searchPattern('egg'))).toEqual({ indexes: [0, 2], count: 3 })
  expect(findInCues(cues, searchPattern('zebra'))).toEqual({ indexes: [], count: 0 })
  expect(findInCues(cues, null)).toEqual({ indexes: [], count: 0 })
})
