import { expect, test } from 'vitest'
import { dayStart } from './day-start'
import { readDay } from './freeze-plan'

test.each([
  ['2026-06-08', 'UTC', '2026-06-08T00:00:00Z'],
  ['2026-06-08', 'Europe/Moscow', '2026-06-07T21:00:00Z'],
  ['2026-06-08', 'Pacific/Auckland', '2026-06-07T12:00:00Z'],
  ['2026-06-08', 'Pacific/Kiritimati', '2026-06-07T10:00:00Z'],
  ['2026-06-08', 'Pacific/Pago_Pago', '2026-06-08T11:00:00Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00Z'],
])('%s begins in %s at %s', (day, zone, moment) => {
  expect(dayStart(readDay(day) ?? Number.NaN, zone)).toEqual(new Date(moment))
})
