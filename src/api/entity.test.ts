import { expect, it } from 'vitest'

import * as z from '#/lib/zod'
import { flag, int, optionalId, optionalInt, optionalText, orNull, requiredTime, text } from './codecs'
import { entity } from './entity'

const wire = entity({
  id: z.int(),
  first_name: text,
  is_demo_accessible: flag(true),
  days_count: int(3),
  avatar_file_id: optionalId,
  course_version: optionalInt,
  note: optionalText,
  parent: orNull(entity({ start_date: requiredTime })),
})

it('renames keys, fills in defaults and drops unknown keys', () => {
  const filled = {
    firstName: '',
    isDemoAccessible: true,
    daysCount: 3,
    avatarFileId: null,
    courseVersion: null,
    note: null,
    parent: null,
  }
  expect(z.parse(wire, { id: 1, extra: 'x' })).toEqual({ id: 1, ...filled })
  const nulls = { first_name: null, is_demo_accessible: null, days_count: null, avatar_file_id: null, parent: null }
  expect(z.parse(wire, { id: 1, ...nulls })).toEqual({ id: 1, ...filled })
})

it('keeps what is there', () => {
  const row = { id: 1, first_name: 'Anna', is_demo_accessible: 0, days_count: 0, parent: { start_date: 1772712000 } }
  expect(z.parse(wire, row)).toMatchObject({
    firstName: 'Anna',
    isDemoAccessible: false,
    daysCount: 0,
    parent: { startDate: new Date('2026-03-05T12:00:00Z') },
  })
})
