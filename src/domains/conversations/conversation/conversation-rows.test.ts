import { expect, it } from 'vitest'
import type { Message } from '#/domains/chats/model'
import {
  type Between,
  ConversationRows,
  conversationRows,
  firstUnreadOf,
  hasGrownAbove,
  mayWriteAt,
} from './conversation-rows'

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

const rowsOf = (stretches: { missing: number | null; ids: number[] }[], firstUnread: number | null = null) =>
  conversationRows({
    stretches,
    writtenAt: (id) => message(id).createdAt,
    firstUnread,
    dayOf: (at) => Math.floor(at.getTime() / 10_000),
    perPage: 10,
  })
const rows = (...given: Parameters<typeof rowsOf>) => {
  const all = rowsOf(...given)
  return Array.from({ length: all.length }, (_none, index) => {
    const row = all.at(index)
    if (row?.type === 'gap') return `gap ${row.missing} pages ${row.newest} to ${row.oldest}`
    return row?.type === 'message' ? row.id : row?.type
  })
}

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
  [
    'days of one, many and no messages',
    [{ missing: 0, ids: [9, 10, 11, 12, 13, 14, 40] }],
    null,
    ['day', 9, 'day', 10, 11, 12, 13, 14, 'day', 40],
  ],
])('shows %s', (_name, stretches, firstUnread, expected) => {
  expect(rows(stretches, firstUnread)).toEqual(expected)
})

it('knows the pages that hold the newest and the oldest of the missing messages', () => {
  const ids = Array.from({ length: 25 }, (_, n) => n + 100)
  expect(rows([{ missing: 40, ids }])[0]).toBe('gap 40 pages 3 to 7')
})

it('finds each of its rows', () => {
  const all = rowsOf(
    [
      { missing: 30, ids: [7, 8, 10] },
      { missing: 2, ids: [20] },
    ],
    8,
  )
  const indexes = Array.from({ length: all.length }, (_none, index) => {
    const row = all.at(index)
    return row?.type === 'message' ? all.indexOfMessage(row.id) : all.indexOfSeparator(row?.key ?? '')
  })
  expect(indexes).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect([all.indexOfMessage(9), all.indexOfSeparator('none'), all.at(10)]).toEqual([-1, -1, undefined])
})

it('looks at few of many messages to find their days', () => {
  const ids = Array.from({ length: 20_000 }, (_none, n) => n + 1)
  let looks = 0
  const dayOf = (at: Date) => {
    looks += 1
    return Math.floor(at.getTime() / 1_000_000)
  }
  const all = conversationRows({
    stretches: [{ missing: 0, ids }],
    writtenAt: (id) => new Date(id * 1000),
    firstUnread: null,
    dayOf,
    perPage: 10,
  })
  expect(all.length).toBe(20_021)
  expect(looks).toBeLessThan(500)
})

/** Messages by their numbers, and other rows by their names. */
function drawn(...keys: (number | string)[]): ConversationRows {
  const between = keys.flatMap((key, index): Between[] => {
    const above = keys.slice(0, index).filter((one) => typeof one === 'number').length
    return typeof key === 'string' ? [{ above, row: { type: 'gap', key, missing: 9, newest: 1, oldest: 1 } }] : []
  })
  return new ConversationRows(
    keys.filter((key) => typeof key === 'number'),
    between,
  )
}

it('names the messages among some of its rows', () => {
  const some = drawn('gap', 4, 5, 'day', 6)
  expect(some.messagesIn(1, 4)).toEqual([4, 5])
  expect(some.messagesIn(4, 9)).toEqual([6])
})

it.each([
  ['an earlier page', drawn('gap', 4, 5), drawn('gap', 2, 3, 4, 5), 4, true],
  ['an earlier page at the opening', drawn('gap', 4, 5), drawn('gap', 2, 3, 4, 5), null, true],
  ['the end of a gap below', drawn(1, 'gap', 7), drawn(1, 5, 'gap', 7), 1, false],
  ['the beginning of a gap above', drawn(1, 'gap', 7), drawn(1, 'gap', 6, 7), 7, true],
  ['new messages', drawn(1, 2), drawn(1, 2, 3), 1, false],
  ['more above a gap at the end', drawn(1, 'gap'), drawn(1, 2, 'gap'), null, true],
  ['both', drawn('gap', 2), drawn('gap', 1, 2, 3), 2, false],
  ['nothing', drawn(1, 2), drawn(1, 2), 2, false],
  ['something else', drawn(1, 2), drawn(8, 9, 10), 2, false],
])('keeps the place from the end or not after %s', (_name, before, now, reading, expected) => {
  expect(hasGrownAbove(before, now, reading)).toBe(expected)
})

it.each([
  ['nothing', [], null],
  ['what is seen', [message(1)], null],
  ['own messages', [message(1, { employee: null, isViewed: false })], null],
  ['the first unseen answer', [message(1), message(2, { isViewed: false }), message(3, { isViewed: false })], 2],
  ['an own message before it', [message(1, { employee: null, isViewed: false }), message(2, { isViewed: false })], 2],
  ['nothing that an answer seen later covers', [message(1, { isViewed: false }), message(2)], null],
])('finds the first unread message among %s', (_name, messages, expected) => {
  const get = (id: number) => messages.find((one) => one.id === id)
  expect(
    firstUnreadOf(
      messages.map(({ id }) => id),
      get,
    ),
  ).toBe(expected)
})

it('lets the learner write again some seconds after the newest message of theirs', () => {
  expect(mayWriteAt(message(5, { employee: null }), 15)).toBe(20_000)
  expect(mayWriteAt(undefined, 15)).toBeNull()
})
