import { expect, it } from 'vitest'
import { isOpenByTime } from './open-by-time'

it.each([
  // open by the day, by its status, open
  [false, undefined, false],
  [true, undefined, true],
  [true, false, false],
  [false, true, true],
])('a day is open by time: by the course %s, by its status %s: %s', (byDay, byStatus, open) => {
  const status = byStatus === undefined ? undefined : { isOpenByTimeDelay: byStatus }
  expect(isOpenByTime({ isOpenByTimeDelay: byDay }, status)).toBe(open)
})
