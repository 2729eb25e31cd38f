import { expect, test } from 'vitest'

import { calendarDay, daysUntil, isBirthday, nextDayStart } from '#/lib/dates'
import * as z from '#/lib/zod'

import { corpusRows, describeCorpus } from './corpus'

const DAY_S = 86_400
const fromUnix = (seconds: number) => new Date(seconds * 1000)
const dayOfText = (local: string) => Date.parse(`${local.slice(0, 10)}T00:00:00Z`) / 1000 / DAY_S

describeCorpus('date', () => {
  test('birthdays', () => {
    const row = z.object({ input: z.string(), valid: z.boolean() })
    const rows = corpusRows('dates/birthdays.json', row)
    expect(rows.filter(({ input, valid }) => isBirthday(input) !== valid)).toEqual([])
    expect(rows.length).toBeGreaterThan(800)
  })

  test('calendar days between two moments', () => {
    const row = z.object({ zone: z.string(), from_unix: z.number(), to_unix: z.number(), calendar_days: z.number() })
    const rows = corpusRows('dates/day-counts.json', row)
    const wrong = rows.filter(
      ({ zone, from_unix, to_unix, calendar_days }) =>
        daysUntil(fromUnix(from_unix), fromUnix(to_unix), zone) !== calendar_days,
    )
    expect(wrong).toEqual([])
    expect(rows.length).toBeGreaterThan(400)
  })

  test('the local date of a moment', () => {
    const row = z.object({ zone: z.string(), unix: z.number(), local: z.string() })
    const rows = corpusRows('dates/unix-to-local.json', row)
    expect(rows.filter(({ zone, unix, local }) => calendarDay(fromUnix(unix), zone) !== dayOfText(local))).toEqual([])
    expect(rows.length).toBeGreaterThan(700)
  })

  test('nights in which the clocks change', () => {
    const row = z.object({
      zone: z.string(),
      at_unix: z.number(),
      local_before: z.string(),
      local_at: z.string(),
      midnight_missing: z.boolean(),
      local_date_skipped: z.boolean(),
    })
    const rows = corpusRows('dates/dst-transitions.json', row)
    const wrong = rows.filter(({ zone, at_unix, local_before, local_at, midnight_missing, local_date_skipped }) => {
      const before = fromUnix(at_unix - 1)
      const rightDays =
        calendarDay(before, zone) === dayOfText(local_before) &&
        calendarDay(fromUnix(at_unix), zone) === dayOfText(local_at)
      const opensDay = midnight_missing || local_date_skipped
      return !rightDays || (opensDay && nextDayStart(before, zone).getTime() !== at_unix * 1000)
    })
    expect(wrong).toEqual([])
    expect(rows.length).toBeGreaterThan(900)
  })
})
