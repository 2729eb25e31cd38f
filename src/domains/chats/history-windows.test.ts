import { expect, it } from 'vitest'
import { makeMessage } from '../../../tests/contract/made'
import { type HistoryWindow, windowOf, withWindow } from './history-windows'

const page = (...ids: number[]) => ({
  items: ids.map((id) => makeMessage({ id })),
  received: ids.length,
  page: 2,
  pageCount: 4,
  perPage: 3,
  total: 10,
})

it('counts the places of a page from the oldest message', () => {
  expect(windowOf(page(70, 60, 50))).toEqual({ first: 5, last: 7, oldestId: 50, newestId: 70 })
  expect(windowOf({ ...page(15), page: 4 })).toEqual({ first: 1, last: 1, oldestId: 15, newestId: 15 })
  // A message that cannot be read has its place all the same.
  expect(windowOf({ ...page(70, 50), received: 3 })).toEqual({ first: 5, last: 7, oldestId: 50, newestId: 70 })
})

it.each([
  ['an empty one', page()],
  ['one without its number', { ...page(70), page: null }],
  ['one without its size', { ...page(70), perPage: null }],
  ['one without the total', { ...page(70), total: null }],
])('knows no places of a page: %s', (_, one) => {
  expect(windowOf(one)).toBeNull()
})

/** Ids are ten times the places. */
const places = (first: number, last: number): HistoryWindow => ({
  first,
  last,
  oldestId: first * 10,
  newestId: last * 10,
})

it.each<[string, [number, number], [number, number][]]>([
  [
    'before all',
    [1, 2],
    [
      [1, 2],
      [5, 7],
      [12, 14],
    ],
  ],
  [
    'between',
    [9, 10],
    [
      [5, 7],
      [9, 10],
      [12, 14],
    ],
  ],
  [
    'after all',
    [16, 18],
    [
      [5, 7],
      [12, 14],
      [16, 18],
    ],
  ],
  [
    'right before one',
    [3, 4],
    [
      [3, 7],
      [12, 14],
    ],
  ],
  [
    'right after one',
    [8, 9],
    [
      [5, 9],
      [12, 14],
    ],
  ],
  [
    'over the end of one',
    [6, 9],
    [
      [5, 9],
      [12, 14],
    ],
  ],
  [
    'within one',
    [6, 6],
    [
      [5, 7],
      [12, 14],
    ],
  ],
  ['from one to the next', [8, 11], [[5, 14]]],
])('adds a window: %s', (_, added, all) => {
  expect(withWindow([places(5, 7), places(12, 14)], places(...added))).toEqual(all.map((one) => places(...one)))
})

it('gives the same list where a window is known already', () => {
  const known = [places(5, 7), places(12, 14)]
  expect(withWindow(known, places(5, 6))).toBe(known)
  expect(withWindow(known, places(12, 14))).toBe(known)
  // A message of its edge can be read now.
  expect(withWindow([{ ...places(5, 7), oldestId: 60 }], places(5, 6))).toEqual([places(5, 7)])
  expect(withWindow([{ ...places(5, 7), newestId: 60 }], places(6, 7))).toEqual([places(5, 7)])
})

it('begins anew where the ids do not fit the places: the history is another one', () => {
  const added = { first: 20, last: 22, oldestId: 1, newestId: 3 }
  expect(withWindow([places(5, 7)], added)).toEqual([added])
})
