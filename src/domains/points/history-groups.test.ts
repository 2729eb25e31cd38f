import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#/lib/dates'
import { historyGroups } from './history-groups'
import type { ScoreEntry } from './model'

const entry = (id: number, day: string, amount = 10): ScoreEntry => ({
  id,
  type: amount < 0 ? 'debit' : 'add',
  amount: Math.abs(amount),
  howItWas: '',
  createdAt: new Date(day),
  updatedAt: new Date(day),
})
const shape = (entries: ScoreEntry[], zone = 'UTC', isWhole = true) =>
  historyGroups(entries, zone, isWhole).map((group) => ({
    month: new Date(group.month * DAY_MS).toISOString().slice(0, 7),
    ids: group.entries.map(({ id }) => id),
    head: group.head,
  }))

describe('the history by months', () => {
  it('has the newest first, each entry once, and what was earned and spent in a month', () => {
    const doubled = entry(3, '2026-06-02T10:00:00Z', -200)
    expect(shape([entry(2, '2026-05-30T10:00:00Z'), doubled, entry(4, '2026-06-02T10:00:00Z', 40), doubled])).toEqual([
      { month: '2026-06', ids: [4, 3], head: { sums: { earned: 40, spent: 200 } } },
      { month: '2026-05', ids: [2], head: { sums: { earned: 10, spent: 0 } } },
    ])
  })

  it('says nothing of a month that may go on', () => {
    const groups = shape([entry(2, '2026-06-02T10:00:00Z'), entry(1, '2026-05-30T10:00:00Z')], 'UTC', false)
    expect(groups.map(({ head }) => head)).toEqual([{ sums: { earned: 10, spent: 0 } }, { sums: null }])
  })

  it('goes by the days of the learner’s time zone', () => {
    const late = [entry(1, '2026-05-31T22:30:00Z')]
    expect(shape(late, 'Europe/Berlin')[0]?.month).toBe('2026-06')
    expect(shape(late, 'America/Lima')[0]?.month).toBe('2026-05')
  })

  it('parts a long month, whose later parts have no head', () => {
    const many = Array.from({ length: 23 }, (_, at) => entry(at + 1, `2026-06-${String(at + 1).padStart(2, '0')}`))
    const groups = shape(many)
    expect(groups.map(({ ids }) => ids.length)).toEqual([10, 10, 3])
    expect(groups.map(({ head }) => head?.sums?.earned)).toEqual([230, undefined, undefined])
  })

  it('is nothing where nothing came', () => {
    expect(shape([])).toEqual([])
  })
})
