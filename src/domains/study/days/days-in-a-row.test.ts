import { expect, test } from 'vitest'
import { daysInARow } from './days-in-a-row'

test.each([
  ['none', [], [], 0],
  ['today only', [20], [], 1],
  ['today and the days before', [17, 18, 19, 20], [], 4],
  ['up to yesterday, while today may still come', [18, 19], [], 2],
  ['not beyond a day that was missed', [15, 16, 18, 19, 20], [], 3],
  ['none once a whole day has passed', [17, 18], [], 0],
  ['over a day of rest, which does not count', [17, 18, 20], [19], 3],
  ['over a day of rest that was done', [18, 19, 20], [19], 3],
  ['over two days of rest up to today', [17, 18], [19, 20], 2],
  ['no row of rest alone', [], [19, 20], 0],
])('%s', (_name, done, rest, count) => {
  expect(daysInARow(new Set(done), new Set(rest), 20)).toBe(count)
})
