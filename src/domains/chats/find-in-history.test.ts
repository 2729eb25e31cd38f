import fc from 'fast-check'
import { expect, it } from 'vitest'
import { serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { findInHistory } from './find-in-history'
import { MessageStore } from './message-store'
import { readMessages } from './messages-since'

const CHAT = 201
const LONG = 20_000
/** A conversation is opened with the page that it shows first. */
const FIRST_PAGE = { chatId: CHAT, page: 1, perPage: 10 }

interface Served {
  /** Rising; those that arrive are added. */
  ids: number[]
  /** Before which requests a new message arrives. */
  arrivals?: readonly number[]
  hasHeaders?: boolean
  unreadable?: number
}

/** A server with one chat. */
function serve({ ids, arrivals = [], hasHeaders = true, unreadable }: Served) {
  return serveCalls(({ path }, count) => {
    for (const before of arrivals) if (before === count) ids.push(Number(ids.at(-1)) + 3)
    const query = new URL(path, 'https://x.example').searchParams
    const perPage = Number(query.get('per-page'))
    const pageCount = Math.max(1, Math.ceil(ids.length / perPage))
    const page = Math.min(Number(query.get('page')), pageCount)
    const end = ids.length - (page - 1) * perPage
    const data = ids
      .slice(Math.max(0, end - perPage), end)
      .toReversed()
      .map((id) => (id === unreadable ? {} : { ...examples.message, id, created_at: 1_700_000_000 + id * 60 }))
    const headers = {
      'X-Pagination-Current-Page': String(page),
      'X-Pagination-Page-Count': String(pageCount),
      'X-Pagination-Per-Page': String(perPage),
      'X-Pagination-Total-Count': String(ids.length),
    }
    return Response.json({ success: true, data }, hasHeaders ? { headers } : {})
  })
}

/** Ids that rise by 1 to 9, since other chats have messages, too. */
const idsOf = (count: number, step: number) =>
  Array.from({ length: count }, (_, n) => 100 + n * step + ((n * 7) % step))

/** As many, with these gaps between them, over and over. */
function withGaps(count: number, gaps: readonly number[]): number[] {
  let id = 100
  return Array.from({ length: count }, (_, n) => (id += gaps[n % gaps.length] ?? 1))
}

async function find(store: MessageStore, id: number) {
  await findInHistory(store, CHAT, (message) => message.id < id)
  return store.get(id)?.id ?? null
}

it('finds any of 20,000 messages within 14 requests, also while ten new ones arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: LONG - 1 }),
      // Other chats have messages, too: now none between, now many.
      fc.array(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5000 })), { minLength: 1, maxLength: 400 }),
      fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 10, maxLength: 10 }),
      async (place, gaps, arrivals) => {
        const ids = withGaps(LONG, gaps)
        const calls = serve({ ids, arrivals })
        const store = new MessageStore()
        await readMessages(store, FIRST_PAGE, undefined)
        const id = Number(ids[place])
        expect(await find(store, id)).toBe(id)
        expect(calls.length).toBeLessThanOrEqual(14)
        expect(store.missingAtEnd).toBe(0)
        // It stands in a stretch, with those around it.
        const around = store.stretches.find((stretch) => stretch.ids.includes(id))
        expect(around?.ids.length).toBeGreaterThanOrEqual(10)
      },
    ),
    {
      numRuns: 30,
      examples: [
        [0, [1], Array(10).fill(9)],
        [LONG - 1, [9], Array(10).fill(2)],
        [LONG - 60, [3], Array(10).fill(2)],
      ],
    },
  )
}, 60_000)

it.each([
  ['one that is loaded', 399, true, 1],
  ['one that does not exist, between others', 250, false, 2],
  ['one older than the chat', 3, false, 3],
  ['one newer than the chat', 9999, false, 2],
])('looks for %s', async (_name, id, isThere, requests) => {
  const ids = Array.from({ length: 200 }, (_, n) => 101 + n * 2).map((one) => (one === 251 ? 252 : one))
  const calls = serve({ ids: ids.filter((one) => one < 400) })
  const store = new MessageStore()
  await readMessages(store, FIRST_PAGE, undefined)
  expect(await find(store, id)).toBe(isThere ? id : null)
  expect(calls).toHaveLength(requests)
  // What is known then is not asked for again.
  const before = calls.length
  await find(store, id)
  expect(calls.length - before).toBe(id === 9999 ? 1 : 0)
})

it('finds the first message of a day', async () => {
  serve({ ids: idsOf(LONG, 5) })
  const store = new MessageStore()
  const from = new Date((1_700_000_000 + 41_000 * 60) * 1000)
  const isBefore = ({ createdAt }: { createdAt: Date }) => createdAt < from
  await findInHistory(store, CHAT, isBefore)
  const first = store.ids.find((id) => id >= 41_000)
  expect(store.missingAround(isBefore)).toBeNull()
  expect(first).toBeLessThan(41_010)
})

it('reads page by page where the server tells no numbers', async () => {
  const calls = serve({ ids: idsOf(300, 2), hasHeaders: false })
  const store = new MessageStore()
  expect(await find(store, 500)).toBe(500)
  expect(calls.length).toBeLessThan(7)
})

it('gives up what cannot be read', async () => {
  serve({ ids: [10, 20, 30], unreadable: 20 })
  const store = new MessageStore()
  expect(await find(store, 20)).toBeNull()
})

it('knows on which page a loaded message stands', async () => {
  serve({ ids: idsOf(95, 1) })
  const store = new MessageStore()
  await readMessages(store, FIRST_PAGE, undefined)
  await readMessages(store, { chatId: CHAT, page: 5, perPage: 10 }, undefined)
  expect([194, 185, 150, 154, 145].map((id) => store.pageOf(id, 10))).toEqual([1, 1, 5, 5, 5])
  expect(store.pageOf(170, 10)).toBeNull()
  expect(new MessageStore().pageOf(1, 10)).toBeNull()
})
