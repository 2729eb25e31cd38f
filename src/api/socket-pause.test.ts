import { expect, it } from 'vitest'
import { socketPauseMs } from './socket-pause'

it.each([
  [0, 0, 1000],
  [1, 0, 2000],
  [2, 0, 4000],
  [5, 0, 32_000],
  [6, 0, 60_000],
  [7, 0, 60_000],
  [4000, 0, 60_000],
  [0, 0.999_999, 750],
  [2, 0.5, 3500],
  [6, 0.999_999, 45_000],
])('after %i failures, by chance %d, the pause is %i ms', (failures, random, pause) => {
  expect(socketPauseMs(failures, random)).toBe(pause)
})
