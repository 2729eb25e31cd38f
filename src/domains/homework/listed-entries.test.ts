import { describe, expect, it } from 'vitest'
import { inDays } from '../../../tests/contract/made'
import type { HomeworkEntry } from './homework-entries'
import { closed, course, of } from './homework-fixtures'
import { isListed, leadTask, listedEntries, nextHomework } from './listed-entries'

const ids = (entries: readonly HomeworkEntry[]) => entries.map(({ row }) => row.target.id)

describe('lists', () => {
  const statuses = [of(651, { status: 'DONE', updatedAt: inDays(-2) }), of(671, { status: 'UPLOADED' })]

  it.each([
    ['all', [652, 671, 651]],
    ['send', [652]],
    ['checking', [671]],
    ['approved', [651]],
  ] as const)('%s', (filter, rows) => {
    expect(ids(listedEntries(course({ homeworks: statuses }).entries, filter))).toEqual(rows)
  })

  it('put what was sent last first within a state, and the undated at the end', () => {
    const homeworks = [
      of(671, { status: 'DONE', updatedAt: null }),
      of(651, { status: 'DONE', updatedAt: inDays(-3) }),
      of(652, { status: 'DONE', updatedAt: inDays(-1) }),
    ]
    expect(ids(listedEntries(course({ homeworks }).entries, 'approved'))).toEqual([652, 651, 671])
  })

  it('keep the order of the course among what was not sent yet', () => {
    const homeworks = [
      of(651, { status: 'FAIL', updatedAt: inDays(-1) }),
      of(671, { status: 'FAIL', updatedAt: inDays(-3) }),
    ]
    expect(ids(listedEntries(course({ homeworks }).entries, 'send')).slice(0, 2)).toEqual([671, 651])
  })

  it('never show a closed stage', () => {
    const { entries } = course({ homeworks: [of(651, { status: 'DONE' })], stages: [closed] })
    expect(entries.filter((entry) => isListed(entry, 'all'))).toHaveLength(2)
    expect(entries.filter((entry) => isListed(entry, 'send'))).toHaveLength(1)
  })
})

describe('the next homework', () => {
  it('is the one that opens first', () => {
    const { entries } = course({ homeworks: [of(651, { status: 'DONE' })], stages: [closed] })
    expect(nextHomework(entries)).toEqual({ entry: entries[2], at: inDays(5) })
  })

  it('is unknown where nothing waits for time', () => {
    expect(nextHomework(course().entries)).toBeNull()
  })

  it('comes after those with a date where its own is unknown', () => {
    const undated = course({ homeworks: [of(651, { status: 'DONE' })], stages: [{ ...closed, openAt: null }] })
    const dated = course({ homeworks: [of(651, { status: 'DONE' })], stages: [closed] })
    expect(nextHomework([...undated.entries, ...dated.entries])?.at).toEqual(inDays(5))
    expect(nextHomework(undated.entries)?.at).toBeNull()
  })
})

describe('the first task', () => {
  it('is the one to send that is due first', () => {
    const one = course({ stages: [closed] })
    expect(leadTask([one])?.entry.row.target.id).toBe(651)
    expect(leadTask([course({ one: { state: 'ended' } })])).toBeNull()
  })

  it('without a date comes last', () => {
    const one = course()
    const undated = one.entries.map((entry) => ({ ...entry, deadline: entry.row.target.id === 651 ? inDays(1) : null }))
    expect(leadTask([{ entries: undated }])?.entry.row.target.id).toBe(651)
  })
})
