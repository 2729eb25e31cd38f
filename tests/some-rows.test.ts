import { expect, it } from 'vitest'
import { someRows, someWays } from './some-rows.ts'

const ROWS = Array.from({ length: 60 }, (_, at) => `row ${at}`)
const itself = (row: string) => row

it('a table has about a third of its rows in the usual run, and all in the full one', () => {
  const usual = someRows(ROWS, itself, { isFull: false })
  expect(usual.length).toBeGreaterThan(10)
  expect(usual.length).toBeLessThan(30)
  expect(someRows(ROWS, itself, { every: 6, isFull: false }).length).toBeLessThan(usual.length)
  expect(someRows(ROWS, itself, { isFull: true })).toEqual(ROWS)
})

it('an inserted row changes nothing of the others', () => {
  const usual = someRows(ROWS, itself, { isFull: false })
  const others = someRows(['new', ...ROWS], itself, { isFull: false }).filter((row) => row !== 'new')
  expect(others).toEqual(usual)
})

it('of any table one row is tried at least', () => {
  for (const row of ROWS) expect(someRows([row], itself, { isFull: false })).toEqual([row])
  for (let at = 0; at + 2 < ROWS.length; at++)
    expect(someRows(ROWS.slice(at, at + 2), itself, { isFull: false })).not.toEqual([])
})

it('a row is tried in one way in the usual run, the same each time, and in all in the full one', () => {
  const ways = ['lumen', 'kinetic', 'demo']
  const usual = ROWS.map((row) => someWays(row, ways, false))
  expect(usual.every(({ length }) => length === 1)).toBe(true)
  expect(new Set(usual.flat())).toEqual(new Set(ways))
  expect(ROWS.map((row) => someWays(row, ways, false))).toEqual(usual)
  expect(someWays('row 1', ways, true)).toEqual(ways)
})
