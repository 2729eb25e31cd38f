import { expect, it } from 'vitest'
import { todaysTimes, weekdayAt } from './todays-times'

it('today is that of the learner’s zone, wherever the device is', () => {
  const week = { 2: ['07:30'], 3: ['00:30', '19:00'] }
  const late = new Date('2026-06-09T22:30:00Z')
  expect(weekdayAt(late, 'Europe/Berlin')).toBe(3)
  expect(todaysTimes(week, late, 'Europe/Berlin')).toEqual([
    { time: '00:30', at: new Date('2026-06-09T22:30:00Z') },
    { time: '19:00', at: new Date('2026-06-10T17:00:00Z') },
  ])
  expect(todaysTimes(week, late, 'America/Lima')).toEqual([{ time: '07:30', at: new Date('2026-06-09T12:30:00Z') }])
  expect(todaysTimes({}, late, 'UTC')).toEqual([])
})
