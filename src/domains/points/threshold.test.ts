import { expect, it } from 'vitest'
import { missingPoints } from './threshold'

it.each([
  [0, 200],
  [199, 1],
  [200, 0],
  [1240, 0],
  [-50, 250],
])('with %d points %d are missing', (balance, missing) => {
  expect(missingPoints(balance)).toBe(missing)
})
