import { describe, expect, it } from 'vitest'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { closedStage, courseWith, homeworkStatus } from '#/domains/study/homework/homework-fixtures'
import { inDays } from '../../../../tests/contract/made'
import { firstRows, isListed, leadTask, listedEntries, nextHomework, upToFirstPending } from './listed-entries'

const ids = (entries: readonly HomeworkEntry[]) => entries.map(({ row }) => row.target.id)

describe('lists', () => {
  const statuses = [
    homeworkStatus(651, { status: 'DONE', updatedAt: inDays(-2) }),
    homeworkStatus(671, { status: 'UPLOADED' }),
  ]

  it.each([
    ['all', [652, 671, 651]],
    ['send', [652]],
    ['checking', [671]],
    ['approved', [651]],
  ] as const)('%s', (filter, rows) => {
    expect(ids(listedEntries(courseWith({ homeworks: statuses }).homework, filter))).toEqual(rows)
  })

  it('put what was sent last first within a state, and the undated at the end', () => {
    const homeworks = [
      homeworkStatus(671, { status: 'DONE', updatedAt: null }),
      homeworkStatus(651, { status: 'DONE', updatedAt: inDays(-3) }),
      homeworkStatus(652, { status: 'DONE', updatedAt: inDays(-1) }),
    ]
    expect(ids(listedEntries(courseWith({ homeworks }).homework, 'approved'))).toEqual([652, 651, 671])
  })

  it('keep the order of the course among what was not sent yet', () => {
    const homeworks = [
      homeworkStatus(651, { status: 'FAIL', updatedAt: inDays(-1) }),
      homeworkStatus(671, { status: 'FAIL', updatedAt: inDays(-3) }),
    ]
    expect(ids(listedEntries(courseWith({ homeworks }).homework, 'send')).slice(0, 2)).toEqual([671, 651])
  })

  it('never show a closed stage', () => {
    const { homework: entries } = courseWith({
      homeworks: [homeworkStatus(651, { status: 'DONE' })],
      stages: [closedStage],
    })
    expect(entries.filter((entry) => isListed(entry, 'all'))).toHaveLength(2)
    expect(entries.filter((entry) => isListed(entry, 'send'))).toHaveLength(1)
  })
})

describe('the next homework', () => {
  it('is the one that opens first', () => {
    const { homework: entries } = courseWith({
      homeworks: [homeworkStatus(651, { status: 'DONE' })],
      stages: [closedStage],
    })
    expect(nextHomework(entries)).toEqual({ entry: entries[2], at: inDays(5) })
  })

  it('is unknown where nothing waits for time', () => {
    expect(nextHomework(courseWith().homework)).toBeNull()
  })

  it('comes after those with a date where its own is unknown', () => {
    const undated = courseWith({
      homeworks: [homeworkStatus(651, { status: 'DONE' })],
      stages: [{ ...closedStage, openAt: null }],
    })
    const dated = courseWith({ homeworks: [homeworkStatus(651, { status: 'DONE' })], stages: [closedStage] })
    expect(nextHomework([...undated.homework, ...dated.homework])?.at).toEqual(inDays(5))
    expect(nextHomework(undated.homework)?.at).toBeNull()
  })
})

describe('the first task', () => {
  it('is the one to send that is due first', () => {
    const one = courseWith({ stages: [closedStage] })
    expect(leadTask([one])?.entry.row.target.id).toBe(651)
    expect(leadTask([courseWith({ one: { state: 'ended' } })])).toBeNull()
  })

  it('without a date comes last', () => {
    const one = courseWith()
    const undated = one.homework.map((entry) => ({
      ...entry,
      deadline: entry.row.target.id === 651 ? inDays(1) : null,
    }))
    expect(leadTask([{ homework: undated }])?.entry.row.target.id).toBe(651)
  })
})

type State = 'read' | 'pending' | 'failed'

/** Lists of which `5` has five rows, `?` is loading, `0?` is loading and had none, and `!` failed. */
const lists = (text: string) =>
  text.split(' ').map((one) => ({
    state: ({ '?': 'pending', '0?': 'pending', '!': 'failed' }[one] ?? 'read') as State,
    placeholders: one === '0?' ? 0 : 3,
    rows: Array.from({ length: Number(one) || 0 }, (_, row) => row + 1),
  }))
const told = (text: string, limit: number) => {
  const { first, shown, total } = firstRows(lists(text), limit)
  return [first.map(({ state, rows }) => (state === 'read' ? rows.length : state)).join(' '), shown, total]
}

describe('the first rows of several lists', () => {
  it.each([
    // lists, limit: what is shown of each, rows shown, rows in all
    ['8 8 8', 20, '8 8 4', 20, 24],
    ['8 8 4', 20, '8 8 4', 20, 20],
    ['8 12 1', 20, '8 12', 20, 21],
    ['8 0 8', 20, '8 8', 16, 16],
    ['0', 20, '', 0, 0],
    ['? 8 8 8', 20, 'pending 8 8 1', 17, 24],
    ['? ? ? ?', 7, 'pending pending pending', 0, 0],
    ['? ? 8', 6, 'pending pending', 0, 8],
    ['0? 8 ?', 20, '8 pending', 8, 8],
    ['0?', 20, '', 0, 0],
    ['! 8 8 8', 20, 'failed 8 8 3', 20, 25],
    ['! ! !', 2, 'failed failed', 2, 3],
  ])('%s up to %i', (text, limit, shown, count, total) => {
    expect(told(text, limit)).toEqual([shown, count, total])
  })

  it.each([
    ['8 ? 8', '8 pending'],
    ['0? 8 ? 8', 'pending 8 pending'],
    ['! 8', 'failed 8'],
  ])('wait below the first list whose length is not known: %s', (text, shown) => {
    const held = upToFirstPending(lists(text))
    expect(held.map(({ state, rows }) => (state === 'read' ? rows.length : state)).join(' ')).toBe(shown)
  })

  it('stay the first of their list', () => {
    expect(firstRows(lists('2 3'), 4).first.map(({ rows }) => rows)).toEqual([
      [1, 2],
      [1, 2],
    ])
  })
})
