import { expect, test } from 'vitest'
import { lastCover } from './last-cover'

const [early, late, ahead] = [new Date('2026-01-01'), new Date('2026-05-01'), new Date('2026-06-01')]
const now = new Date('2026-05-20')
const covers = (courseIds: number[], endDate: Date | null) => ({ courseIds, endDate })

test.each([
  ['none', [], null],
  ['of another course', [covers([8], late)], null],
  ['of this course', [covers([7, 8], early)], early],
  ['of every course', [covers([], early)], early],
  ['without an end', [covers([7], null)], null],
  ['of several the last', [covers([7], early), covers([7], late), covers([8], now), covers([], null)], late],
  ['that ends now', [covers([7], now)], now],
  ['not one whose end lies ahead', [covers([7], ahead)], null],
  ['of several the last that is over', [covers([7], ahead), covers([7], late)], late],
])('%s', (_, subscriptions, end) => {
  expect(lastCover(7, subscriptions, now)).toEqual(end)
})
