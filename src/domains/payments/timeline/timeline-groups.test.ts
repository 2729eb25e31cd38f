import { expect, it } from 'vitest'
import type { TimelineEntry } from './timeline'
import { timelineGroups } from './timeline-groups'

const entry = (at: string): TimelineEntry => ({
  key: at,
  at: new Date(at),
  kind: 'paid',
  title: '',
  amount: null,
  currency: null,
  about: { of: 'installment', id: 1 },
})

it('parts dates by the months of the learner’s zone, and long months', () => {
  const late = ['2026-05-31T22:30:00Z', ...Array.from({ length: 6 }, (_, day) => `2026-06-0${day + 1}T10:00:00Z`)]
  const groups = timelineGroups([entry('2026-05-31T21:30:00Z'), ...late.map(entry)], 'Europe/Berlin')
  expect(
    groups.map(({ month, entries }) => [month && new Date(month * 86_400_000).getUTCMonth() + 1, entries.length]),
  ).toEqual([
    [5, 1],
    [6, 6],
    [null, 1],
  ])
})
