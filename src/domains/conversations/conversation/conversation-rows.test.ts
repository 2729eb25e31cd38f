import { expect, it } from 'vitest'
import type { Message } from '#/domains/chats/model'
import { conversationRows, firstUnreadOf, hasGrownAbove, mayWriteAt } from './conversation-rows'

const EXPERT = { id: 17, firstName: 'Mira', lastName: '', isExpert: true, file: null }

/** A message of an expert unless `part` says otherwise; its day is its id in tens. */
function message(id: number, part: Partial<Message> = {}): Message {
  return {
    id,
    chatId: 201,
    message: `Message ${id}`,
    isViewed: true,
    createdAt: new Date(id * 1000),
    updatedAt: null,
    files: [],
    employee: EXPERT,
    rating: null,
    clientId: null,
    userHomeworkStatusId: null,
    ...part,
  }
}

const rows = (stretches: { missing: number | null; ids: number[] }[], firstUnread: number | null = null) =>
  conversationRows({
    stretches,
    get: (id) => (id === 99 ? undefined : message(id)),
    firstUnread,
    dayOf: (at) => Math.floor(at.getTime() / 10_000),
    perPage: 10,
  }).map((row) =>
    row.type === 'message'
      ? row.message.id
      : row.type === 'gap'
        ? `gap ${row.missing} pages ${row.newest} to ${row.oldest}`
        : row.type,
  )

it.each([
  ['nothing', [{ missing: 0, ids: [] }], null, []],
  ['messages of two days', [{ missing: 0, ids: [8, 9, 10] }], null, ['day', 8, 9, 'day', 10]],
  ['the line before the first unread one', [{ missing: 0, ids: [7, 8, 9] }], 8, ['day', 7, 'new', 8, 9]],
  ['a beginning that is not loaded', [{ missing: 30, ids: [7, 8] }], null, ['gap 30 pages 1 to 4', 'day', 7, 8]],
  [
    'a gap between windows',
    [
      { missing: 0, ids: [1, 2] },
      { missing: 11, ids: [7, 8] },
    ],
    null,
    ['day', 1, 2, 'gap 11 pages 1 to 2', 'day', 7, 8],
  ],
  [
    'newest messages that are missing',
    [
      { missing: 0, ids: [1, 2] },
      { missing: 3, ids: [] },
    ],
    null,
    ['day', 1, 2, 'gap 3 pages 1 to 1'],
  ],
  ['a history of unknown length', [{ missing: null, ids: [7] }], null, ['gap null pages 1 to 1', 'day', 7]],
  ['an unknown and empty history', [{ missing: null, ids: [] }], null, []],
  ['no message that is not there', [{ missing: 0, ids: [7, 99] }], null, ['day', 7]],
])('shows %s', (_name, stretches, firstUnread, expected) => {
  expect(rows(stretches, firstUnread)).toEqual(expected)
})

it('knows the pages that hold the newest and the oldest of the missing messages', () => {
  const ids = Array.from({ length: 25 }, (_, n) => n + 100)
  expect(rows([{ missing: 40, ids }])[0]).toBe('gap 40 pages 3 to 7')
})

/** Messages by their numbers, and other rows by their names. */
const drawn = (...keys: (number | string)[]) =>
  keys.map((key) =>
    typeof key === 'number'
      ? { type: 'message' as const, key: `${key}`, message: message(key) }
      : { type: 'gap' as const, key, missing: 9, newest: 1, oldest: 1 },
  )

it.each([
  ['an earlier page', drawn('gap', 4, 5), drawn('gap', 2, 3, 4, 5), '4', true],
  ['an earlier page at the opening', drawn('gap', 4, 5), drawn('gap', 2, 3, 4, 5), null, true],
  ['the end of a gap below', drawn(1, 'gap', 7), drawn(1, 5, 'gap', 7), '1', false],
  ['the beginning of a gap above', drawn(1, 'gap', 7), drawn(1, 'gap', 6, 7), '7', true],
  ['new messages', drawn(1, 2), drawn(1, 2, 3), '1', false],
  ['both', drawn('gap', 2), drawn('gap', 1, 2, 3), '2', false],
  ['nothing', drawn(1, 2), drawn(1, 2), '2', false],
  ['something else', drawn(1, 2), drawn(8, 9, 10), '2', false],
])('keeps the place from the end or not after %s', (_name, before, now, reading, expected) => {
  expect(hasGrownAbove(before, now, reading)).toBe(expected)
})

it.each([
  ['nothing', [], null],
  ['what is seen', [message(1)], null],
  ['own messages', [message(1, { employee: null, isViewed: false })], null],
  ['the first unseen answer', [message(1), message(2, { isViewed: false }), message(3, { isViewed: false })], 2],
])('finds the first unread message among %s', (_name, messages, expected) => {
  expect(firstUnreadOf(messages)).toBe(expected)
})

it.each([
  ['nothing', [], null],
  ['an answer', [message(5)], null],
  ['a homework', [message(5, { employee: null, userHomeworkStatusId: 3 })], null],
  ['an own message', [message(5, { employee: null }), message(6)], 20_000],
])('lets the learner write again after %s', (_name, messages, expected) => {
  expect(mayWriteAt(messages, 15)).toBe(expected)
})
