import { expect, it } from 'vitest'
import { makeMessage } from '../../../tests/contract/made'
import type { Message } from './model'
import { putIntoList, putIntoPages } from './put-message'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 5, 12, minute))
const message = (id: number, change: Partial<Message> = {}) =>
  makeMessage({ id, message: `m${id}`, createdAt: at(id), updatedAt: at(id), isViewed: false, rating: null, ...change })
const page = (...ids: number[]) => ({
  items: ids.map((id) => message(id)),
  received: ids.length,
  page: 1,
  pageCount: 9,
  perPage: 3,
  total: 20,
})
const known = { pages: [page(9, 8, 6), page(5, 4, 2)], pageParams: [1, 2] }
const words = ({ pages }: { pages: { items: Message[] }[] }) =>
  pages.map(({ items }) => items.map((one) => one.message))

it.each<[string, Message, string[][]]>([
  [
    'the newest',
    message(10),
    [
      ['m10', 'm9', 'm8', 'm6'],
      ['m5', 'm4', 'm2'],
    ],
  ],
  [
    'one that comes late',
    message(7),
    [
      ['m9', 'm8', 'm7', 'm6'],
      ['m5', 'm4', 'm2'],
    ],
  ],
  [
    'one of an older page that comes late',
    message(3),
    [
      ['m9', 'm8', 'm6'],
      ['m5', 'm4', 'm3', 'm2'],
    ],
  ],
  [
    'one that is known',
    message(8),
    [
      ['m9', 'm8', 'm6'],
      ['m5', 'm4', 'm2'],
    ],
  ],
  [
    'an edit',
    message(4, { message: 'new', updatedAt: at(50) }),
    [
      ['m9', 'm8', 'm6'],
      ['m5', 'new', 'm2'],
    ],
  ],
  [
    'an edit of the last of its page',
    message(6, { message: 'new', updatedAt: at(50) }),
    [
      ['m9', 'm8', 'new'],
      ['m5', 'm4', 'm2'],
    ],
  ],
  [
    'an older form',
    message(4, { message: 'old', updatedAt: at(1) }),
    [
      ['m9', 'm8', 'm6'],
      ['m5', 'm4', 'm2'],
    ],
  ],
  [
    'one older than all that was read',
    message(1),
    [
      ['m9', 'm8', 'm6'],
      ['m5', 'm4', 'm2'],
    ],
  ],
])('puts %s in its place', (_, one, shown) => {
  const next = putIntoPages(known, one)
  expect(words(next)).toEqual(shown)
  expect(words(putIntoPages(next, one)), 'told twice').toEqual(shown)
})

it('starts a chat that was empty', () => {
  const empty = { pages: [page()], pageParams: [1] }
  expect(words(putIntoPages(empty, message(3)))).toEqual([['m3']])
})

it('never withdraws a view or a rating', () => {
  const list = [message(4, { isViewed: true, rating: 5 })]
  expect(putIntoList(list, message(4), null)).toEqual(list)
  expect(putIntoList(list, message(4, { rating: 3 }), null)[0]).toMatchObject({ isViewed: true, rating: 3 })
  expect(putIntoList([message(4)], message(4, { isViewed: true }), null)[0]?.isViewed).toBe(true)
})

it.each([
  ['within it', 9, at(5).getTime(), [5, 6, 9]],
  ['at its very beginning', 7, at(7).getTime(), [5, 6, 7]],
  ['before it', 4, at(5).getTime(), [5, 6]],
  ['before it, but known', 5, at(6).getTime(), [5, 6]],
  ['of a list without a beginning', 1, null, [1, 5, 6]],
])('puts a message into a list: %s', (_, id, since, ids) => {
  expect(putIntoList([message(5), message(6)], message(id), since).map((one) => one.id)).toEqual(ids)
})
