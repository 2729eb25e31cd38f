import { expect, it } from 'vitest'

import { makeMessage } from '../../../tests/contract/made'
import { latestAnswer, threadTurns } from './homework-thread'

const expert = makeMessage().employee
const other = expert && { ...expert, id: 18 }
const of = (id: number, employee = expert) => makeMessage({ id, employee })

it('groups consecutive messages of one author into turns', () => {
  const thread = [of(1, null), of(2, null), of(3), of(4), of(5, other), of(6, null)]
  expect(threadTurns(thread).map(({ author, messages }) => [author?.id ?? null, messages.map(({ id }) => id)])).toEqual(
    [
      [null, [1, 2]],
      [17, [3, 4]],
      [18, [5]],
      [null, [6]],
    ],
  )
  expect(threadTurns([])).toEqual([])
  const many = Array.from({ length: 12 }, (_, index) => of(index + 1))
  expect(threadTurns(many).map(({ messages }) => messages.length)).toEqual([10, 2])
})

it('finds the newest answer', () => {
  expect(latestAnswer([of(1, null), of(2), of(3), of(4, null)])?.id).toBe(3)
  expect(latestAnswer([of(1, null)])).toBeNull()
})
