import { expect, it } from 'vitest'
import { someRows } from './some-rows.ts'

const ROWS = Array.from({ length: 60 }, (_, at) => `row ${at}`)
const itself = (row: string) => row

it('a table has about a third of its rows in the usual run, and all in the full one', () => {
  const usual = someRows(ROWS, itself, false)
  expect(usual.length).toBeGreaterThan(10)
  expect(usual.length).toBeLessThan(30)
  expect(someRows(ROWS, itself, true)).toEqual(ROWS)
})

it('an inserted row changes nothing of the others', () => {
  const usual = someRows(ROWS, itself, false)
  const others = someRows(['new', ...ROWS], itself, false).filter((row) => row !== 'new')
  expect(others).toEqual(usual)
})

it('of any table one row is tried at least', () => {
  for (const row of ROWS) expect(someRows([row], itself, false)).toEqual([row])
  for (let at = 0; at + 2 < ROWS.length; at++) expect(someRows(ROWS.slice(at, at + 2), itself, false)).not.toEqual([])
})
