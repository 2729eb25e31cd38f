import { expect, test } from 'vitest'
import { type Place, sharedName } from './shared-name'

const list: Place = { lists: 'course', params: {} }
const calendar = (streamId: string): Place => ({ shows: 'course', lists: 'day', params: { streamId } })
const day = (streamId: string, dayNumber: string): Place => ({ shows: 'day', params: { streamId, dayNumber } })

test.each([
  ['a list and a course of it', list, calendar('301'), 'course-301'],
  ['a course and the list', calendar('301'), list, 'course-301'],
  ['a calendar and a day of it', calendar('301'), day('301', '12'), 'day-12'],
  ['a day and its calendar', day('301', '12'), calendar('301'), 'day-12'],
  ['the calendar of another course', calendar('302'), day('301', '12'), null],
  ['two days', day('301', '11'), day('301', '12'), null],
  ['a calendar and itself', calendar('301'), calendar('301'), null],
  ['a list of courses and a day', list, day('301', '12'), null],
  ['two lists', list, list, null],
  ['a screen that says nothing', { params: {} }, calendar('301'), null],
])('%s', (_name, from, to, name) => {
  expect(sharedName(from, to)).toBe(name)
})
