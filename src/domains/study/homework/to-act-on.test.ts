import { expect, test } from 'vitest'
import { inDays, NOW } from '../../../../tests/contract/made'
import { closedStage, courseWith, homeworkStatus } from './homework-fixtures'
import { homeworkToActOn } from './to-act-on'

const time = { now: NOW, zone: 'UTC' }
const BEFORE = { since: inDays(-30).getTime(), answers: {} }
const idsOf = (given: Parameters<typeof courseWith>[0], opened = BEFORE) =>
  homeworkToActOn(courseWith(given), time, opened).map(({ row }) => row.target.id)

/** The stage whose opening waits for homework 651. */
const stageOpens = (days: number) => [{ ...closedStage, status: 'open' as const, openAt: inDays(days) }]
const approved = homeworkStatus(671, { status: 'DONE', updatedAt: inDays(-1) })

test.each<[string, Parameters<typeof courseWith>[0], number[]]>([
  ['nothing, while all is due far off', {}, []],
  ['what is due within a week', { stages: stageOpens(7) }, [651]],
  ['nothing that is due later, though the next stage waits', { stages: stageOpens(8) }, []],
  ['what is overdue', { stages: stageOpens(-1) }, [651]],
  ['what was not approved, however far off', { homeworks: [homeworkStatus(671, { status: 'FAIL' })] }, [671]],
  ['nothing that is being checked', { homeworks: [homeworkStatus(671, { status: 'UPLOADED' })] }, []],
  ['an answer that was not opened', { homeworks: [approved] }, [671]],
  [
    'nothing of a closed stage',
    { homeworks: [homeworkStatus(652, { status: 'FAIL' })], stages: [{ ...closedStage, openAt: inDays(30) }] },
    [],
  ],
])('counts %s', (_name, given, ids) => {
  expect(idsOf(given)).toEqual(ids)
})

test('an answer is opened once, until the next one; those before this device was used count as opened', () => {
  const at = inDays(-1).getTime()
  expect(idsOf({ homeworks: [approved] }, { ...BEFORE, answers: { 671: at } })).toEqual([])
  expect(idsOf({ homeworks: [approved] }, { ...BEFORE, answers: { 671: at - 1 } })).toEqual([671])
  expect(idsOf({ homeworks: [approved] }, { since: at, answers: {} })).toEqual([])
  const undated = homeworkStatus(671, { status: 'DONE', updatedAt: null })
  expect(idsOf({ homeworks: [undated] })).toEqual([])
})
