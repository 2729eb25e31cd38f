import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeMessage } from '../../../tests/contract/made'
import { MessageStore } from './message-store'
import type { Message } from './model'

/** One thing that reaches the store; the same one may come again. */
type Delivery = (store: MessageStore) => void

interface Writing {
  /** Index of the message that is edited, viewed or rated; new ones are written in between. */
  target: number
  act: 'write' | 'edit' | 'view' | 'rate'
}
interface Reading {
  /** After how much of the writing the page is answered. */
  after: number
  page: number
  perPage: number
  /** Asked for before anything else came. */
  isLate: boolean
}

const at = (second: number) => new Date(Date.UTC(2026, 2, 5, 12) + second * 1000)

/** The chat after each piece of writing, oldest message first; ids have gaps, since other chats have messages, too. */
function historyOf(writings: readonly Writing[]) {
  const states: Message[][] = [[]]
  const events: Delivery[] = []
  for (const [step, { target, act }] of writings.entries()) {
    const chat = [...(states.at(-1) ?? [])]
    const index = chat.length === 0 ? 0 : target % chat.length
    const known = chat[index]
    if (!known || act === 'write') {
      chat.push(
        makeMessage({
          id: 100 + 3 * step,
          message: `m${step}`,
          createdAt: at(step),
          updatedAt: at(step),
          isViewed: false,
          rating: null,
        }),
      )
    } else if (act === 'edit') chat[index] = { ...known, message: `e${step}`, updatedAt: at(step) }
    else if (act === 'view') chat[index] = { ...known, isViewed: true }
    // Of two ratings nothing on the wire tells which one is later.
    else chat[index] = { ...known, rating: known.rating ?? 5 }
    const told = known && act !== 'write' ? chat[index] : chat.at(-1)
    if (known && act === 'view') events.push((store) => store.markViewed([known.id]))
    else if (told) events.push((store) => store.put([told]))
    states.push(chat)
  }
  return { states, events }
}

function pageDelivery(states: readonly Message[][], { after, page, perPage, isLate }: Reading): Delivery {
  const chat = states[after % states.length] ?? []
  const pageCount = Math.max(1, Math.ceil(chat.length / perPage))
  const current = Math.min(page, pageCount)
  const items = chat.toReversed().slice((current - 1) * perPage, current * perPage)
  const answer = { items, received: items.length, page: current, pageCount, perPage, total: chat.length }
  return (store) => store.putPage(answer, isLate ? 0 : store.version)
}

const writings = fc.array(
  fc.record({ target: fc.nat(40), act: fc.constantFrom('write', 'write', 'edit', 'view', 'rate') }),
  { minLength: 1, maxLength: 40 },
)
const readings = fc.array(
  fc.record({
    after: fc.nat(40),
    page: fc.integer({ min: 1, max: 9 }),
    perPage: fc.integer({ min: 1, max: 6 }),
    isLate: fc.boolean(),
  }),
  { maxLength: 12 },
)
/** A history, all that tells of it in the order of time, and the same twice over in any order. */
const streams = fc.tuple(writings, readings).chain(([written, read]) => {
  const { states, events } = historyOf(written)
  const deliveries = [...events, ...read.map((one) => pageDelivery(states, one))]
  const twice = [...deliveries, ...deliveries]
  const shuffled = fc.shuffledSubarray(twice, { minLength: twice.length, maxLength: twice.length })
  return fc.record({ chat: fc.constant(states.at(-1) ?? []), deliveries: fc.constant(deliveries), shuffled })
})

const shown = (store: MessageStore) => ({
  messages: store.ids.map((id) => store.get(id)),
  stretches: store.stretches,
  total: store.total,
})

function take(deliveries: readonly Delivery[]): MessageStore {
  const store = new MessageStore()
  for (const deliver of deliveries) deliver(store)
  return store
}

it('ends in the same state however what is told is ordered and repeated', () => {
  fc.assert(
    fc.property(streams, ({ chat, deliveries, shuffled }) => {
      const store = take(shuffled)
      expect(shown(store)).toEqual(shown(take(deliveries)))
      expect(store.ids.map((id) => store.get(id))).toEqual(chat)
    }),
    { numRuns: 500 },
  )
})

it('shows only what follows without a gap as one stretch, and counts what is missing', () => {
  fc.assert(
    fc.property(streams, ({ chat, shuffled }) => {
      const store = take(shuffled)
      const { stretches, total } = store
      if (stretches[0]?.missing === null) return
      let place = 0
      for (const [index, { missing, ids }] of stretches.entries()) {
        place += missing ?? 0
        // After the newest page comes what was told by itself, of which more may be missing.
        const isCounted = index < stretches.length - 1 || missing === 0
        const counted = isCounted ? ids.slice(0, (total ?? 0) - place) : []
        expect(counted).toEqual(chat.slice(place, place + counted.length).map(({ id }) => id))
        place += ids.length
      }
    }),
    { numRuns: 500 },
  )
})
