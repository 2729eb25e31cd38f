import { describe, expect, it } from 'vitest'
import { inDays } from '../../../../tests/contract/made'
import { dueBy, findEntry, isToSend, rowInAddress } from './homework-entries'
import { closedStage, courseWith, homeworkStatus } from './homework-fixtures'

describe('homework of a course', () => {
  it('is ready to send, or locked where an earlier stage still lacks something', () => {
    const { homework: entries } = courseWith()
    expect(entries.map(({ row, state }) => [row.target.id, state])).toEqual([
      [671, 'NOT_UPLOADED'],
      [651, 'NOT_UPLOADED'],
      [652, 'locked'],
    ])
    expect(entries.map(({ isRequested }) => isRequested)).toEqual([false, true, false])
    expect(entries.map(({ stageNumber }) => stageNumber)).toEqual([1, 1, 2])
    expect(entries.map((entry) => isToSend(entry))).toEqual([true, true, false])
  })

  it('keeps what a status says even where the stream is closed, but offers nothing to send', () => {
    const { homework: entries } = courseWith({
      homeworks: [homeworkStatus(651, { status: 'FAIL' }), homeworkStatus(671, { status: 'DONE' })],
      one: { state: 'ended' },
    })
    expect(entries.map(({ state }) => state)).toEqual(['DONE', 'FAIL', 'locked'])
    expect(entries.some((entry) => isToSend(entry))).toBe(false)
  })

  it('is due when the next stage that requests it opens, else with the stream', () => {
    const [day, stage] = courseWith({ stages: [closedStage] }).homework
    expect(day?.deadline).toEqual(inDays(30))
    expect(stage?.deadline).toEqual(inDays(5))
  })

  it('is late from the moment on at which it was due', () => {
    const at = (now: Date) => {
      const entry = courseWith({ stages: [closedStage], now }).homework[1]
      return entry && [entry.isLate, dueBy(entry)]
    }
    expect(at(new Date(inDays(5).getTime() - 1))).toEqual([false, inDays(5)])
    expect(at(inDays(5))).toEqual([true, null])
  })

  it('that the learner declined is due with the stream, and nothing waits for it', () => {
    const { homework: entries } = courseWith({ stages: [closedStage], refused: [651] })
    expect(entries[1]).toMatchObject({ row: { target: { id: 651 } }, isRequested: false, deadline: inDays(30) })
  })

  it('of a closed stage is known but not offered', () => {
    const { homework: entries } = courseWith({
      homeworks: [homeworkStatus(651, { status: 'DONE' })],
      stages: [closedStage],
    })
    expect(entries.map(({ isOffered }) => isOffered)).toEqual([true, true, false])
  })
})

describe('the homework that an address names', () => {
  const { homework: entries } = courseWith({ homeworks: [homeworkStatus(651, { status: 'DONE' })] })
  it.each([
    // homework, row: the row that is found
    [602, undefined, 671],
    [601, undefined, 652],
    [601, 651, 651],
    [601, 999, 652],
    [999, undefined, undefined],
  ])('%i of row %s is %s', (homeworkId, rowId, found) => {
    expect(findEntry(entries, homeworkId, rowId)?.row.target.id).toBe(found)
  })

  it('is the first row where none is ready to send', () => {
    const shut = courseWith({ one: { state: 'ended' } })
    expect(findEntry(shut.homework, 601, undefined)?.row.target.id).toBe(651)
  })

  it('names the row only where two have the same task', () => {
    expect(entries.map((entry) => rowInAddress(entry, entries))).toEqual([undefined, 651, 652])
  })
})
