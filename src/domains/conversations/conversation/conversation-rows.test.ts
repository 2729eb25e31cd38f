import { expect, it } from 'vitest'
import type { Message } from '#/domains/chats/model'
import { conversationRows, firstUnreadOf, mayWriteAt } from './conversation-rows'

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
    row.type === 'message' ? row.message.id : row.type === 'gap' ? `gap ${row.missing} page ${row.page}` : row.type,
  )

it.each([
  ['nothing', [{ missing: 0, ids: [] }], null, []],
  ['messages of two days', [{ missing: 0, ids: [8, 9, 10] }], null, ['day', 8, 9, 'day', 10]],
  ['the line before the first unread one', [{ missing: 0, ids: [7, 8, 9] }], 8, ['day', 7, 'new', 8, 9]],
  ['a beginning that is not loaded', [{ missing: 30, ids: [7, 8] }], null, ['gap 30 page 1', 7, 8]],
  [
    'a gap between windows',
    [
      { missing: 0, ids: [1, 2] },
      { missing: 11, ids: [7, 8] },
    ],
    null,
    ['day', 1, 2, 'gap 11 page 1', 7, 8],
  ],
  [
    'newest messages that are missing',
    [
      { missing: 0, ids: [1, 2] },
      { missing: 3, ids: [] },
    ],
    null,
    ['day', 1, 2, 'gap 3 page 1'],
  ],
  ['a history of unknown length', [{ missing: null, ids: [7] }], null, ['gap null page 1', 7]],
  ['an unknown and empty history', [{ missing: null, ids: [] }], null, []],
  ['no message that is not there', [{ missing: 0, ids: [7, 99] }], null, ['day', 7]],
])('shows %s', (_name, stretches, firstUnread, expected) => {
  expect(rows(stretches, firstUnread)).toEqual(expected)
})

it('asks for the page that holds the newest of the missing messages', () => {
  const ids = Array.from({ length: 25 }, (_, n) => n + 100)
  expect(rows([{ missing: 40, ids }])[0]).toBe('gap 40 page 3')
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
