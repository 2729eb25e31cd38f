import { describe, expect, test } from 'vitest'
import { endWithFreeze, endWithoutFreeze, readDay, readFreezePlan } from './freeze-plan'

const day = (text: string) => readDay(text) ?? new Date(Number.NaN)
const bounds = { today: day('2026-06-05'), courseEnd: day('2026-07-30') }

describe('readDay', () => {
  test.each([['2026-02-30'], ['2026-13-01'], [''], ['08.06.2026']])('%s names no day', (text) => {
    expect(readDay(text)).toBeNull()
  })

  test('is the local midnight', () => {
    expect(readDay('2026-06-08')).toEqual(new Date(2026, 5, 8))
  })
})

describe('readFreezePlan', () => {
  test.each([
    ['a fortnight', '2026-06-08', '2026-06-21', 14],
    ['a single day', '2026-06-05', '2026-06-05', 1],
    ['over the change of the clocks', '2026-07-30', '2026-11-05', 99],
    ['the longest', '2026-06-05', '2027-06-04', 365],
  ])('%s', (_name, first, last, days) => {
    const { plan } = readFreezePlan(first, last, bounds)
    expect(plan?.days).toBe(days)
    expect(plan?.start).toEqual(day(first))
  })

  test('ends with the day after the last one', () => {
    expect(readFreezePlan('2026-06-08', '2026-06-30', bounds).plan?.end).toEqual(day('2026-07-01'))
  })

  test.each([
    ['nothing chosen', '', '', 'missing', 'missing'],
    ['no first day', '', '2026-06-10', 'missing', null],
    ['from yesterday', '2026-06-04', '2026-06-10', 'past', null],
    ['after the course', '2026-07-31', '2026-08-02', 'afterCourse', null],
    ['turned round', '2026-06-10', '2026-06-09', null, 'beforeStart'],
    ['a day too long', '2026-06-05', '2027-06-05', null, 'tooLong'],
  ])('%s', (_name, first, last, startFault, endFault) => {
    expect(readFreezePlan(first, last, bounds)).toEqual({ plan: null, startFault, endFault })
  })

  test('a course without an end can be paused at any time', () => {
    expect(readFreezePlan('2030-01-01', '2030-01-02', { ...bounds, courseEnd: null }).plan?.days).toBe(2)
  })
})

describe('the end of the course', () => {
  const plan = { start: day('2026-06-08'), end: day('2026-06-22'), days: 14 }
  const freeze = { startDate: plan.start, endDate: plan.end }

  test('moves by the length of the pause', () => {
    expect(endWithFreeze(day('2026-07-30'), plan)).toEqual(day('2026-08-13'))
    expect(endWithFreeze(null, plan)).toBeNull()
  })

  test.each([
    ['before it began', '2026-06-05', '2026-07-30'],
    ['in the middle', '2026-06-15', '2026-08-06'],
    ['after it is over', '2026-06-25', '2026-08-13'],
  ])('comes back by the unused part when it is ended %s', (_name, now, end) => {
    expect(endWithoutFreeze(day('2026-08-13'), freeze, day(now))).toEqual(day(end))
    expect(endWithoutFreeze(null, freeze, day(now))).toBeNull()
  })
})
