import fc from 'fast-check'
import { expect, it } from 'vitest'
import { configureReports, consoleSink } from '#/api/report'
import type { Entry } from './entry'
import { type Fate, FATES, History } from './history-fixture'
import type { RatingPayload } from './kinds-fixture'
import { retried } from './outcome'
import { DAY, DELAY, type Server } from './server-fixture'

const HOUR = 3_600_000

const QUEUES = [
  'chat-message',
  'message-rating',
  'homework-answer',
  'consultation-rating',
  'profile-change',
  'notification-change',
  'reminder-change',
  'day-change',
] as const
const TAKES_FILES: readonly string[] = ['chat-message', 'homework-answer']
/** The server takes one of them. */
const ONCE: readonly string[] = ['homework-answer', 'consultation-rating']
/** What is written last is what the server has in the end. */
const LAST_COUNTS: readonly string[] = ['message-rating', 'profile-change', 'notification-change']
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      queue: fc.constantFrom(...QUEUES),
      files: fc.nat(2),
      isRefused: fc.nat(9).map((n) => n === 0),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const), tabs: fc.constantFrom(1, 2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1000, DELAY, 10 * 60_000, 5 * HOUR, DAY + HOUR),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('offline' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('late' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retry' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('elsewhere' as const) }) },
)

type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

const rate = { do: 'write', queue: 'message-rating', files: 0, isRefused: false } as const
const send = { do: 'send', tabs: 1 } as const
/** Three ratings, of which the first arrived unheard and the second never left: chance finds this too seldom. */
const LOST_BEFORE_TWO_MORE: [Action[], Fate[]] = [
  [rate, send, rate, rate, send],
  ['cut after', 'cut before', 'cut before'],
]

async function play(actions: readonly Action[], fates: readonly Fate[]) {
  const history = new History(fates)
  const { server, store } = history
  const written: { queue: string; id: string; text: string }[] = []
  const replaced = new Set<string>()
  const toggle = () => {
    history.isOnline = !history.isOnline
    if (history.isOnline) history.onlineSince = server.now
  }
  const sendAll = (tabs: number) =>
    Promise.all(
      Array.from({ length: tabs }, () => history.tab()).flatMap((tab) => QUEUES.map((queue) => tab.send(queue))),
    )
  /** A rating takes the place of those that wait, of which one may have arrived. */
  const rate = async (rating: string): Promise<RatingPayload> => {
    const waiting = (await store.all()).filter(({ queue }) => queue === 'message-rating')
    await Promise.all(waiting.map(({ id }) => store.remove(id)))
    for (const { id } of waiting) replaced.add(id)
    const earlier = waiting.map(({ payload }) => payload as RatingPayload)
    const seen = server.states.get('message-rating') ?? null
    return { rating, before: waiting.length === 0 ? [seen] : earlier.flatMap((one) => [one.rating, ...one.before]) }
  }
  let number = 0
  for (const one of actions) {
    if (one.do === 'write') {
      if (ONCE.includes(one.queue) && written.some(({ queue }) => queue === one.queue)) continue
      number += 1
      const text = `${number}${one.isRefused ? ' refused' : ''}`
      const id = `id-${number}`
      const files = Array.from({ length: TAKES_FILES.includes(one.queue) ? one.files : 0 }, () => ({
        name: 'a.jpg',
        type: 'image/jpeg',
        size: 1,
        uploaded: null,
      }))
      const payload = one.queue === 'message-rating' ? await rate(text) : text
      await store.add(
        { id, kind: one.queue, queue: one.queue, payload, files, createdAt: server.now },
        files.map(() => new Blob(['a'])),
      )
      written.push({ queue: one.queue, id, text })
    } else if (one.do === 'send') await sendAll(one.tabs)
    else if (one.do === 'wait') server.now += one.ms
    else if (one.do === 'offline') toggle()
    else if (one.do === 'late') history.letLateOnesArrive()
    else if (one.do === 'elsewhere') server.takeElsewhere()
    else {
      const failed = (await store.all()).find(({ phase }) => phase === 'failed')
      if (failed) await store.change(failed.id, retried)
    }
  }
  // In the end the line is good, and time passes.
  if (!history.isOnline) toggle()
  const letTimePass = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      history.letLateOnesArrive()
      await sendAll(1)
      server.now += 60_000
    }
    return store.all()
  }
  /** The learner tries all that failed once more, while nothing is cut. */
  const tryAgain = async () => {
    history.makeGood()
    for (const { id, phase } of await store.all()) if (phase === 'failed') await store.change(id, retried)
    return letTimePass(20)
  }
  return { server, written, replaced, left: await letTimePass(400), tryAgain }
}

function inOrder(written: readonly { id: string; text: string }[], server: Server, moved: ReadonlySet<string>) {
  const texts = written.filter(({ id }) => !moved.has(id)).map(({ text }) => text)
  const places = texts.map((text) => server.arrived.findIndex((one) => one.text === text)).filter((place) => place >= 0)
  return places.every((place, index) => index === 0 || place > Number(places[index - 1]))
}

it('whatever is cut, delayed, repeated or closed, each action arrives exactly once and in order, or is visibly refused', async () => {
  configureReports(() => {})
  let cuts = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { maxLength: 30 }),
      fc.array(fc.constantFrom(...FATES), { maxLength: 60 }),
      async (actions, fates) => {
        const { server, written, replaced, left, tryAgain } = await play(actions, fates)
        cuts += fates.length
        const expectOnce = (unsent: readonly Entry[]) => {
          const failed = new Map(unsent.map((entry) => [entry.id, entry]))
          for (const { id, text } of written) {
            const times = server.arrived.filter((one) => one.text === text).length
            const entry = failed.get(id)
            const state = entry ? `${entry.phase}, ${entry.trouble ? 'with' : 'without'} a reason` : 'gone'
            // Whether one that was replaced had arrived before, nobody asks any more.
            const most = replaced.has(id) ? Math.min(times, 1) : 1
            expect([text, state, times]).toEqual(entry ? [text, 'failed, with a reason', 0] : [text, 'gone', most])
          }
        }
        // No look-up sees a request that is still on its way: one that arrives after a refusal is found with the next attempt.
        if (!fates.includes('late')) expectOnce(left)
        // What the learner has tried again by hand went to the end of its queue.
        const moved = new Set(actions.some((one) => one.do === 'retry') ? written.map(({ id }) => id) : [])
        for (const queue of QUEUES)
          expect(
            inOrder(
              written.filter((one) => one.queue === queue),
              server,
              moved,
            ),
          ).toBe(true)
        const unsent = await tryAgain()
        expectOnce(unsent)
        const arrivedOf = (queue: string) =>
          written
            .filter((one) => one.queue === queue && unsent.every(({ id }) => id !== one.id))
            .map(({ text }) => text)
            .filter((text) => server.arrived.some((one) => one.text === text))
        expect(server.week.toSorted()).toEqual(arrivedOf('reminder-change').toSorted())
        for (const name of LAST_COUNTS) {
          // What failed and was tried again came after what was written later.
          const isInOrder = moved.size === 0 && left.every(({ queue }) => queue !== name)
          const saved = server.states.get(name)
          expect([name, saved]).toEqual([name, isInOrder ? arrivedOf(name).at(-1) : saved])
        }
      },
    ),
    { numRuns: 500, examples: [LOST_BEFORE_TWO_MORE] },
  )
  expect(cuts).toBeGreaterThan(1000)
  configureReports(consoleSink)
})
