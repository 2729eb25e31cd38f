import { expect, it } from 'vitest'
import { makeDay, makeStage } from '../../../../tests/contract/made'
import { dayById, dayByNumber } from './find-day'

const stages = [
  makeStage({ id: 61, days: [makeDay({ id: 501, dayNumber: 1 }), makeDay({ id: 504, dayNumber: 4 })] }),
  makeStage({ id: 62, days: [makeDay({ id: 508, stageId: 62, dayNumber: 8 })] }),
]

it('finds days by id and by number', () => {
  expect(dayById(stages, 508)?.dayNumber).toBe(8)
  expect(dayById(stages, 999)).toBeNull()
  expect(dayByNumber(stages, 4)?.id).toBe(504)
  expect(dayByNumber(stages, 5)).toBeNull()
})
