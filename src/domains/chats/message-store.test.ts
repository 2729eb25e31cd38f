import { describe, expect, it, vi } from 'vitest'
import { makeMessage } from '../../../tests/contract/made'
import { MessageStore } from './message-store'
import type { Message } from './model'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 5, 12, minute))
const message = (id: number, change: Partial<Message> = {}) =>
  makeMessage({ id, message: `m${id}`, createdAt: at(id), updatedAt: at(id), isViewed: false, rating: null, ...change })
const pageOf = (page: number, ids: number[], total: number | null = 20) => ({
  items: ids.map((id) => message(id)),
  received: ids.length,
  page,
  pageCount: 9,
  perPage: 3,
  total,
})

function storeOf(...pages: number[][]) {
  const store = new MessageStore()
  for (const [index, ids] of pages.entries()) store.putPage(pageOf(index + 1, ids), store.version)
  return store
}

const words = (store: MessageStore) => store.stretches.map(({ ids }) => ids.map((id) => store.get(id)?.message))

it.each<[string, Message, string[]]>([
  ['the newest', message(10), ['m2', 'm4', 'm5', 'm6', 'm8', 'm9', 'm10']],
  ['one that comes late', message(7), ['m2', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9']],
  ['one of an older page that comes late', message(3), ['m2', 'm3', 'm4', 'm5', 'm6', 'm8', 'm9']],
  ['one that is known', message(8), ['m2', 'm4', 'm5', 'm6', 'm8', 'm9']],
  ['an edit', message(4, { message: 'new', updatedAt: at(50) }), ['m2', 'new', 'm5', 'm6', 'm8', 'm9']],
  [
    'an edit of the last of its page',
    message(6, { message: 'new', updatedAt: at(50) }),
    ['m2', 'm4', 'm5', 'new', 'm8', 'm9'],
  ],
  ['an older form', message(4, { message: 'old', updatedAt: at(1) }), ['m2', 'm4', 'm5', 'm6', 'm8', 'm9']],
  ['one older than all that was read', message(1), ['m2', 'm4', 'm5', 'm6', 'm8', 'm9']],
])('puts %s in its place', (_, one, shown) => {
  const store = storeOf([9, 8, 6], [5, 4, 2])
  store.put([one])
  expect(words(store)).toEqual([shown])
  store.put([one])
  expect(words(store), 'told twice').toEqual([shown])
})

it('starts a chat that was empty', () => {
  const store = storeOf([])
  expect(store.stretches).toEqual([{ missing: null, ids: [] }])
  store.put([message(3)])
  expect(words(store)).toEqual([['m3']])
})

it('says where messages are missing, and how many, until their pages come', () => {
  const store = new MessageStore()
  store.putPage(pageOf(4, [9, 8, 6]), 0)
  store.put([message(30), message(7)])
  expect(store.stretches).toEqual([
    { missing: 8, ids: [6, 7, 8, 9] },
    { missing: 9, ids: [30] },
  ])
  // One more was written between the two answers, which shifts the pages.
  store.putPage(pageOf(1, [31, 30, 29], 21), 0)
  expect(store.stretches).toEqual([
    { missing: 8, ids: [6, 7, 8, 9] },
    { missing: 7, ids: [29, 30, 31] },
  ])
  store.putPage(pageOf(3, [24, 23, 22], 21), 0)
  store.putPage(pageOf(2, [28, 26, 25], 21), 0)
  expect(store.stretches.map(({ missing }) => missing)).toEqual([8, 1])
  // A page over the gap, asked for when there were two more.
  store.putPage(pageOf(4, [23, 22, 11], 23), 0)
  expect(store.stretches).toEqual([
    { missing: 8, ids: [6, 7, 8, 9, 11, 22, 23, 24, 25, 26, 28, 29, 30, 31] },
    { missing: 2, ids: [] },
  ])
  // An answer from before takes nothing back.
  store.putPage(pageOf(1, [31, 30, 29], 21), 0)
  expect([store.stretches.length, store.total]).toEqual([2, 23])
})

it('knows no gaps where a chat’s headers cannot be read', () => {
  const store = new MessageStore()
  store.putPage(pageOf(1, [9, 8, 6], null), 0)
  expect(store.stretches).toEqual([{ missing: null, ids: [6, 8, 9] }])
  expect(store.total).toBeNull()
})

it('keeps what has come since an answer was asked for', () => {
  const store = storeOf([9, 8, 6])
  const asked = store.version
  store.put([message(8, { rating: 5 })])
  store.putPage({ ...pageOf(1, []), items: [message(8, { rating: 3 }), message(9, { rating: 2 })] }, asked)
  expect([store.get(8)?.rating, store.get(9)?.rating]).toEqual([5, 2])
})

it('knows an own message by the id that it was sent with', () => {
  const store = storeOf([9, 8, 6])
  expect(store.sentAs('mine')).toBeUndefined()
  store.put([message(10, { clientId: 'mine', employee: null })])
  expect(store.sentAs('mine')?.id).toBe(10)
})

it('marks messages as viewed, also before they come', () => {
  const store = storeOf([9, 8, 6])
  store.markViewed([8, 9, 11])
  store.put([message(10), message(11)])
  expect(store.ids.filter((id) => store.get(id)?.isViewed)).toEqual([8, 9, 11])
})

it('picks a homework’s messages, the same list until one of them changes', () => {
  const of = (id: number, userHomeworkStatusId: number | null) => message(id, { userHomeworkStatusId })
  const store = new MessageStore()
  expect(store.thread(5001)).toEqual([])
  store.put([of(3, 5001), of(2, 5001), of(9, 5002), of(1, 5001), of(8, null), of(2, 5001)])
  const thread = store.thread(5001)
  expect(thread.map(({ id }) => id)).toEqual([1, 2, 3])
  store.put([of(10, 5002), of(11, null), of(3, 5001)])
  expect(store.thread(5001)).toBe(thread)
  store.put([message(2, { userHomeworkStatusId: 5002, updatedAt: at(50) })])
  expect(store.thread(5001).map(({ id }) => id)).toEqual([1, 3])
  expect(store.thread(5002).map(({ id }) => id)).toEqual([2, 9, 10])
})

describe('tells of', () => {
  function watched() {
    const store = storeOf([9, 8, 6])
    const listener = vi.fn<() => void>()
    return { store, listener, stop: store.subscribe(listener) }
  }

  it('a change once, and keeps every other message and list as it was', () => {
    const { store, listener, stop } = watched()
    const { ids, stretches } = store
    const six = store.get(6)
    store.put([message(8, { rating: 4 }), message(9)])
    expect(listener).toHaveBeenCalledOnce()
    expect(store.get(6)).toBe(six)
    expect(store.ids).toBe(ids)
    expect(store.stretches).toEqual(stretches)
    stop()
    store.put([message(10)])
    expect(listener).toHaveBeenCalledOnce()
  })

  it('a gap that is found to be none', () => {
    const { store, listener } = watched()
    store.putPage(pageOf(1, [9, 8, 6], 3), store.version)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('nothing where a message comes again as it is', () => {
    const { store, listener } = watched()
    const { stretches } = store
    store.put([message(8)])
    store.markViewed([99])
    expect(listener).not.toHaveBeenCalled()
    expect(store.stretches).toBe(stretches)
  })
})

it('keeps an author once, and of an unedited message one time', () => {
  const store = new MessageStore()
  const employee = () => ({ id: 17, firstName: 'Mira', lastName: 'Solis', isExpert: true, file: null })
  store.put([
    message(1, { employee: employee() }),
    message(2, { employee: employee() }),
    message(3, { employee: { ...employee(), lastName: 'Sol' }, updatedAt: at(50) }),
    message(4, { employee: null, updatedAt: null }),
  ])
  const [first, second, renamed, own] = [1, 2, 3, 4].map((id) => store.get(id))
  expect(second?.employee).toBe(first?.employee)
  expect(second?.updatedAt).toBe(second?.createdAt)
  expect(renamed).toMatchObject({ employee: { lastName: 'Sol' }, updatedAt: at(50) })
  expect(own).toMatchObject({ employee: null, updatedAt: null })
})

it('finds the newest message of a kind among those without a gap', () => {
  const store = new MessageStore()
  store.putPage(pageOf(1, [9, 8, 6]), 0)
  store.put([message(1, { message: 'sought' })])
  expect(store.latest).toEqual([6, 8, 9])
  expect(store.findLatest(({ id }) => id < 9)?.id).toBe(8)
  expect(store.findLatest((one) => one.message === 'sought')).toBeUndefined()
})
