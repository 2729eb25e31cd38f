import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import {
  changedWeek,
  findReminder,
  isSameWeek,
  reminderFault,
  remindersOf,
  tidyWeek,
  type Week,
  withoutReminder,
  withReminder,
} from './week'
import { scheduleWire } from './wire'

const WEEK: Week = { 1: ['07:30'], 3: ['07:30', '19:00'] }

it('reads the week of the server, in order, each time once, without what is no time', () => {
  const read = (repeat_days: unknown) => z.parse(scheduleWire, { repeat_days })
  expect(read({ 1: ['07:30'], 3: ['19:00', '07:30', '19:00'], 4: [], 9: ['10:00'] })).toEqual(WEEK)
  expect(read({ 2: ['24:00', '7:30', '23:59'] })).toEqual({ 2: ['23:59'] })
  for (const nothing of [[], {}, null]) expect(read(nothing)).toEqual({})
})

it('a reminder is a time with its days', () => {
  expect(remindersOf(WEEK)).toEqual([
    { time: '07:30', days: [1, 3] },
    { time: '19:00', days: [3] },
  ])
  expect(findReminder(WEEK, '0730')?.days).toEqual([1, 3])
  expect(findReminder(WEEK, '0731')).toBeUndefined()
})

it('is added, changed and taken away', () => {
  expect(withReminder({}, { time: '08:00', days: [7, 2] })).toEqual({ 2: ['08:00'], 7: ['08:00'] })
  expect(withReminder(WEEK, { time: '06:00', days: [3, 4] }, '07:30')).toEqual({ 3: ['06:00', '19:00'], 4: ['06:00'] })
  expect(withoutReminder(WEEK, '07:30')).toEqual({ 3: ['19:00'] })
  expect(tidyWeek(withoutReminder({ 5: ['10:00'] }, '10:00'))).toEqual({})
})

const full = { 2: Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`) }

it.each([
  ['a new one', WEEK, { time: '08:00', days: [1] }, undefined, null],
  ['no time', WEEK, { time: '', days: [1] }, undefined, 'time'],
  ['no time of a day', WEEK, { time: '24:00', days: [1] }, undefined, 'time'],
  ['no day', WEEK, { time: '08:00', days: [] }, undefined, 'days'],
  ['the time of another', WEEK, { time: '19:00', days: [1] }, undefined, 'twice'],
  ['the time of another, by a change', WEEK, { time: '19:00', days: [1] }, '07:30', 'twice'],
  ['its own time', WEEK, { time: '07:30', days: [2] }, '07:30', null],
  ['a 25th of a day', full, { time: '10:30', days: [1, 2] }, undefined, 'full'],
  ['another day', full, { time: '10:30', days: [1] }, undefined, null],
  ['one of 24, at another time', full, { time: '10:30', days: [2] }, '10:00', null],
] as const)('%s: %s', (_name, week, reminder, before, fault) => {
  expect(reminderFault(week, { ...reminder, days: [...reminder.days] }, before)).toBe(fault)
})

it.each([
  ['one is added', { before: null, reminder: { time: '08:00', days: [2] as const } }, { ...WEEK, 2: ['08:00'] }],
  [
    'one is changed',
    { before: '07:30', reminder: { time: '08:00', days: [2] as const } },
    { 2: ['08:00'], 3: ['19:00'] },
  ],
  ['one is deleted', { before: '07:30', reminder: null }, { 3: ['19:00'] }],
  ['nothing is changed', { before: null, reminder: null }, WEEK],
])('%s, and the second time nothing more', (_name, { before, reminder }, expected) => {
  const change = { before, reminder: reminder && { ...reminder, days: [...reminder.days] } }
  const once = changedWeek(WEEK, change)
  expect(once).toEqual(expected)
  expect(isSameWeek(changedWeek(once, change), once)).toBe(true)
  expect(isSameWeek(once, WEEK)).toBe(reminder === null && before === null)
})
