import { expect, it } from 'vitest'
import { idsBetween, placeFrom, placeOf, withIds } from './sorted-ids'

const IDS = [2, 4, 6, 8]

it.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [8, 3],
  [9, 4],
])('finds the place of %i', (id, place) => {
  expect(placeFrom(IDS, id)).toBe(place)
})

it('tells where an id stands, and of others that they are not there', () => {
  expect([2, 8, 5, 9].map((id) => placeOf(IDS, id))).toEqual([0, 3, -1, -1])
})

it.each([
  [[], IDS],
  [[1], [1, 2, 4, 6, 8]],
  [
    [9, 10],
    [2, 4, 6, 8, 9, 10],
  ],
  [
    [1, 3, 5, 7, 9],
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  ],
  [
    [0, 1, 9],
    [0, 1, 2, 4, 6, 8, 9],
  ],
])('adds %j', (added, all) => {
  expect(withIds(IDS, added)).toEqual(all)
  expect(withIds(added, IDS)).toEqual(all)
})

it.each([
  [4, 6, [4, 6]],
  [3, 7, [4, 6]],
  [5, 5, []],
  [7, Infinity, [8]],
  [2, 8, IDS],
  [-Infinity, 3, [2]],
  [Infinity, -Infinity, []],
])('gives the ids from %f to %f', (first, last, ids) => {
  expect(idsBetween(IDS, first, last)).toEqual(ids)
})
