import { expect, it } from 'vitest'

import { inDays, makeMessage } from '../../../tests/contract/made'
import { homeworkThread, latestAnswer, threadTurns } from './homework-thread'
import { mergeMessages } from './merge-messages'

const expert = makeMessage().employee
const other = expert && { ...expert, id: 18 }
const of = (id: number, employee = expert, userHomeworkStatusId: number | null = 5001) =>
  makeMessage({ id, employee, userHomeworkStatusId })

it('joins lists by id, with the later edit winning, oldest first (awkward 7)', () => {
  const old = makeMessage({ id: 2, message: 'old', updatedAt: inDays(-2) })
  const edited = makeMessage({ id: 2, message: 'edited', updatedAt: inDays(-1) })
  const again = { ...edited, message: 'again' }
  const plain = makeMessage({ id: 1, updatedAt: null })
  expect(mergeMessages([edited, plain], [old]).map(({ message }) => message)).toEqual([plain.message, 'edited'])
  expect(mergeMessages([old], [edited], [again, plain]).map(({ id, message }) => [id, message])).toEqual([
    [1, plain.message],
    [2, 'again'],
  ])
  expect(mergeMessages([makeMessage({ id: 2, updatedAt: null, createdAt: inDays(-3) })], [old])[0]?.message).toBe('old')
  expect(mergeMessages([old], [makeMessage({ id: 2, updatedAt: null, createdAt: inDays(-3) })])[0]?.message).toBe('old')
})

it('picks the messages of the homework', () => {
  const messages = [of(3), of(2, null), of(9, expert, 5002), of(1, null), of(8, null, null), of(2, null)]
  expect(homeworkThread(messages, 5001).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(homeworkThread(messages, null)).toEqual([])
})

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
