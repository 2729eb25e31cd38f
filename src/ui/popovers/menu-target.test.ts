import { expect, test } from 'vitest'
import { menuTarget } from './menu-target'

const names = ['Profile', ' Points', 'Settings', 'Log out']

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['p', 0, 1],
  ['P', 1, 0],
  ['l', 0, 3],
  ['p', -1, 0],
  ['s', 2, 2],
  ['x', 0, null],
  [' ', 0, null],
  ['Enter', 0, null],
])('%s from %d leads to %j', (key, at, to) => {
  expect(menuTarget(key, at, names)).toBe(to)
})

test('an empty menu leads nowhere', () => {
  expect(menuTarget('ArrowDown', -1, [])).toBeNull()
})

test('in a menu of one entry every arrow leads to it', () => {
  expect([menuTarget('ArrowDown', 0, ['Profile']), menuTarget('ArrowUp', 0, ['Profile'])]).toEqual([0, 0])
})

test('the name of a key is not what entries begin with', () => {
  expect(menuTarget('Enter', 0, ['Profile', 'Enter the club'])).toBeNull()
})
