import { expect, it } from 'vitest'

import { type ProgressPercent, progressEvents } from './progress-events'

it.each<[ProgressPercent[], number, number, ProgressPercent[]]>([
  [[], 0, 100, []],
  [[], 9.99, 100, []],
  [[], 10, 100, [10]],
  [[10], 10, 100, []],
  [[10], 25, 100, [25]],
  [[10, 25], 50, 100, [50]],
  [[10, 25, 50], 75, 100, [75]],
  [[10, 25, 50, 75], 100, 100, []],
  [[], 80, 100, [10, 25, 50, 75]],
  [[50], 30, 100, [10, 25]],
  [[], 62, 620, [10]],
  [[], 10, 0, []],
  [[], 10, Number.NaN, []],
  [[], Number.NaN, 100, []],
])('told %o, at %s of %s: %o', (told, position, duration, events) => {
  expect(progressEvents(told, position, duration)).toEqual(events)
})
