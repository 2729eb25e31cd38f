import { expect, it } from 'vitest'
import { pageOf } from './page-of.ts'

const rows = Array.from({ length: 25 }, (_, n) => n)

it.each([
  [rows, null, null, 10, ['1', '3', '10', '25'], 10],
  [rows, '3', null, 10, ['3', '3', '10', '25'], 5],
  [rows, '7', null, 10, ['3', '3', '10', '25'], 5],
  [rows, '0', '0', 10, ['1', '25', '1', '25'], 1],
  [rows, '1', '500', 10, ['1', '1', '50', '25'], 25],
  [rows, 'x', 'y', 10, ['1', '3', '10', '25'], 10],
  [[], '4', null, 10, ['1', '0', '10', '0'], 0],
])('page %# is clamped as the contract says', (all, page, perPage, usual, headers, count) => {
  const made = pageOf(all, page, perPage, usual)
  expect(Object.values(made.headers)).toEqual(headers)
  expect(made.items).toHaveLength(count)
})
