import { expect, it } from 'vitest'
import { makeDayStatus } from '../../../../tests/contract/made'
import { stageProgress } from './stage-progress'

it.each([
  [[501, 502, 503], [501], { done: 1, total: 3, percent: 33 }],
  [[501, 502], [501, 502, 999], { done: 2, total: 2, percent: 100 }],
  [[], [501], { done: 0, total: 0, percent: 0 }],
])('a stage of days %o with %o finished', (ids, finished, progress) => {
  const statuses = [
    ...finished.map((stageDayId) => makeDayStatus({ stageDayId })),
    makeDayStatus({ stageDayId: 503, status: 'started' }),
  ]
  expect(stageProgress({ days: ids.map((id) => ({ id })), dayIds: [] }, statuses)).toEqual(progress)
  expect(stageProgress({ days: [], dayIds: ids }, statuses)).toEqual(progress)
})
