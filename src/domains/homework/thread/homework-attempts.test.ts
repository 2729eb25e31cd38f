import { describe, expect, it } from 'vitest'
import { inDays, makeMessage } from '../../../../tests/contract/made'
import { attemptsOf, numberedTurns } from './homework-attempts'

const expert = makeMessage().employee
const own = (id: number) => makeMessage({ id, employee: null, createdAt: inDays(id) })
const review = (id: number) => makeMessage({ id, employee: expert, createdAt: inDays(id) })

describe('turns', () => {
  it('count the learner’s answers, not the expert’s', () => {
    const turns = numberedTurns([own(1), own(2), review(3), own(4), review(5)])
    expect(turns.map(({ attempt, messages }) => [attempt, messages.length])).toEqual([
      [1, 2],
      [null, 1],
      [2, 1],
      [null, 1],
    ])
    expect(numberedTurns([])).toEqual([])
    expect([attemptsOf(turns), attemptsOf(turns.slice(0, 2)), attemptsOf(turns.slice(1, 2)), attemptsOf([])]).toEqual([
      2, 1, 0, 0,
    ])
  })

  it('split a very long answer into several with the same number', () => {
    const many = Array.from({ length: 11 }, (_, index) => own(index + 2))
    const turns = numberedTurns([review(1), ...many, review(20), own(21)])
    expect(turns.map(({ attempt, messages }) => [attempt, messages.length])).toEqual([
      [null, 1],
      [1, 10],
      [1, 1],
      [null, 1],
      [2, 1],
    ])
  })
})
