import { expect, it } from 'vitest'
import { isOfferDue, nextClosing } from './offer-turn'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 5, 9)

it.each([
  [null, true],
  [{ count: 1, ago: DAY }, false],
  [{ count: 1, ago: DAY + 1 }, true],
  [{ count: 2, ago: DAY + 1 }, false],
  [{ count: 2, ago: 3 * DAY }, false],
  [{ count: 2, ago: 3 * DAY + 1 }, true],
  [{ count: 0, ago: DAY }, false],
  [{ count: 0, ago: DAY + 1 }, true],
  // The clock was set back.
  [{ count: 2, ago: -DAY }, true],
])('closed as %j: due %s', (last, isDue) => {
  expect(isOfferDue(last && { count: last.count, at: NOW - last.ago }, NOW)).toBe(isDue)
})

it('counts 0, 1, 2, and begins again', () => {
  const first = nextClosing(null, NOW)
  const second = nextClosing(first, NOW + 1)
  const third = nextClosing(second, NOW + 2)
  expect([first, second, third, nextClosing(third, NOW + 3)]).toEqual([
    { at: NOW, count: 1 },
    { at: NOW + 1, count: 2 },
    { at: NOW + 2, count: 0 },
    { at: NOW + 3, count: 1 },
  ])
})
