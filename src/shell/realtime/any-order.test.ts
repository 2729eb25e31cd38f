import fc from 'fast-check'
import { expect, it } from 'vitest'
import { messageStore } from '#/domains/chats/message-stores'
import { chatQueries } from '#/domains/chats/queries'
import { pointQueries } from '#/domains/points/queries'
import { studyQueries } from '#/domains/study/course-queries'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { pause } from '#/lib/pause'
import { serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { FakeSocket } from '../../../tests/fake-socket'
import { realtimeStage } from '../../../tests/realtime-stage'

const HAPPENINGS = ['homework', 'points', 'write', 'edit', 'rate', 'view', 'stream'] as const
const ROWS = 2

interface Happening {
  do: (typeof HAPPENINGS)[number]
  /** Which homework row or message it is about. */
  target: number
  /** The event says only that something has happened. */
  isBare: boolean
  /** It comes within the same second as what happened before. */
  isAtOnce: boolean
}

/** What a learner is shown, as the server knows it; each change gives the event that tells of it. */
class Server {
  now = 1_772_712_000
  homework = Array.from({ length: ROWS }, (_, row) => ({
    ...examples.homeworkStatus,
    id: 5001 + row,
    target_id: 651 + row,
  }))
  messages = [examples.message, { ...examples.message, id: 88_013, employee: null }].map((message) => ({
    ...message,
    rating: null as number | null,
    files: [],
  }))
  balance = 1250
  #entryId = 44_000
  progress = 0

  happen({ do: what, target, isBare, isAtOnce }: Happening): { type: string; data: unknown } {
    if (!isAtOnce) this.now += 1
    const [type, data] = this.#change(what, target)
    return { type, data: isBare ? null : data }
  }

  #change(what: Happening['do'], target: number): [string, unknown] {
    if (what === 'homework') {
      const status = this.homework[target % ROWS]!
      status.status = status.status === 'UPLOADED' ? 'FAIL' : 'UPLOADED'
      status.updated_at = this.now
      return ['homework_status', { stream_id: 301, status: { ...status } }]
    }
    if (what === 'points') {
      this.balance += 50
      this.#entryId += 1
      // An entry may be missing.
      const entry = target % 3 === 0 ? null : { id: this.#entryId, amount: 50, how_it_was: 'x', created_at: this.now }
      return ['score', { amount: this.balance, entry }]
    }
    if (what === 'stream') {
      this.progress += 1
      return ['stream_status', { stream_id: 301 }]
    }
    if (what === 'view') {
      const read = this.messages.slice(0, (target % this.messages.length) + 1)
      for (const message of read) message.is_viewed = true
      return ['chat_message_viewed', { chat_id: 201, message_ids: read.map(({ id }) => id) }]
    }
    if (what === 'write' && this.messages.length < 8)
      this.messages.push({
        ...examples.message,
        id: this.messages.at(-1)!.id + 3,
        message: `written at ${this.now}`,
        created_at: this.now,
        updated_at: this.now,
        files: [],
        rating: null,
      })
    const message = what === 'write' ? this.messages.at(-1)! : this.messages[target % this.messages.length]!
    if (what === 'edit') {
      message.message = `${message.message}.`
      message.updated_at = this.now
    }
    if (what === 'rate') message.rating = (target % 5) + 1
    return ['chat_message', { chat_id: 201, stream_id: 301, message: { ...message } }]
  }

  answer(path: string): unknown {
    if (path.includes('user-homework')) return structuredClone(this.homework)
    if (path.includes('user-score')) return { amount: this.balance }
    if (path.includes('/status')) {
      const progress = { ...examples.stream.progress, complete_days_count: this.progress }
      const stream = { ...examples.streamStatus.stream, progress }
      return { ...examples.streamStatus, stream }
    }
    if (path.includes('messages')) {
      const total = String(this.messages.length)
      const headers = {
        'X-Pagination-Current-Page': '1',
        'X-Pagination-Page-Count': '1',
        'X-Pagination-Per-Page': '10',
        'X-Pagination-Total-Count': total,
      }
      const data = structuredClone(this.messages.toReversed())
      return Response.json({ success: true, data, errors: null }, { headers })
    }
    return []
  }

  /** The same as `shown`, from what is true. */
  truth() {
    return {
      homework: this.homework.map(({ id, status }) => `${id} ${status}`),
      messages: this.messages.map((one) => [one.id, one.message, one.is_viewed, one.rating]),
      balance: this.balance,
      progress: this.progress,
    }
  }
}

const JUNK = [
  'ping',
  '{',
  '[]',
  { type: 'weather', data: 7 },
  { type: 'constructor', data: null },
  { type: 'chat_message', data: { chat_id: 999, message: { ...examples.message, id: 1, chat_id: 999 } } },
  { type: 'homework_status', data: { stream_id: 999, status: { ...examples.homeworkStatus, id: 9, stream_id: 999 } } },
  { type: 'chat_message', data: { chat_id: 201, message: { id: 'x' } } },
  { type: 'score', data: [] },
  { type: 'stream_status', data: { stream_id: 999 } },
]

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      step: fc.constant('happen' as const),
      happening: fc.record({
        do: fc.constantFrom(...HAPPENINGS),
        target: fc.nat(20),
        isBare: fc.nat(5).map((n) => n === 0),
        isAtOnce: fc.nat(3).map((n) => n === 0),
      }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ step: fc.constant('deliver' as const), which: fc.nat(100) }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('answer' as const) }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('junk' as const), which: fc.nat(JUNK.length - 1) }) },
)

/** A learner who looks at homework, points, a chat and a course while a server lives its life. */
async function play(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) {
  const stage = realtimeStage()
  const server = new Server()
  const held: (() => void)[] = []
  let isHeld = false
  serveCalls(async ({ path }) => {
    const answer = server.answer(path)
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    return answer
  })
  const { client } = stage
  await stage.show({ ...homeworkQueries.statuses(301) })
  await stage.show({ ...pointQueries.amount() })
  await stage.show({ ...chatQueries.messages(201, 1) })
  await stage.show({ ...studyQueries.status(301) })
  isHeld = true
  const told: { type: string; data: unknown }[] = []
  for (const one of steps) {
    if (one.step === 'happen') told.push(server.happen(one.happening))
    else if (one.step === 'junk') FakeSocket.last().tell(JUNK[one.which])
    else if (one.step === 'answer') held.shift()?.()
    else {
      const event = told[one.which % Math.max(1, told.length)]
      if (event) FakeSocket.last().tell(event)
    }
    await pause(0)
  }
  const letAllArrive = async () => {
    isHeld = false
    for (let idle = 0; idle < 3; idle = client.isFetching() > 0 ? 0 : idle + 1) {
      for (const arrive of held.splice(0)) arrive()
      await pause(0)
    }
  }
  const shown = () => {
    const store = messageStore(client, 201)
    const statuses = client.getQueryData(homeworkQueries.statuses(301).queryKey) ?? []
    return {
      homework: statuses.map(({ id, status }) => `${id} ${status}`).toSorted(),
      messages: store.ids.map((id) => {
        const message = store.get(id)
        return [id, message?.message, message?.isViewed, message?.rating]
      }),
      balance: client.getQueryData(pointQueries.amount().queryKey),
      progress: client.getQueryData(studyQueries.status(301).queryKey)?.stream.progress?.completeDaysCount,
    }
  }
  return { server, told, letAllArrive, shown, end: stage.leave }
}

const steps = fc.array(step, { minLength: 1, maxLength: 40 })

it('ends in the state of the server however its events are ordered and repeated, and whatever comes between', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.infiniteStream(fc.nat(1000)), async (played, chance) => {
      const { server, told, letAllArrive, shown, end } = await play(played)
      // What has not come, or not last, comes late: each event twice, in any order.
      const late = [...told, ...told].map((event) => ({ event, place: chance.next().value ?? 0 }))
      for (const { event } of late.toSorted((a, b) => a.place - b.place)) FakeSocket.last().tell(event)
      await letAllArrive()
      const now = shown()
      end()
      expect(now).toEqual(server.truth())
    }),
    { numRuns: 40 },
  )
})

it('ends in the state of the server after a reconnection, whatever was lost before', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (played) => {
      const { server, letAllArrive, shown, end } = await play(played)
      FakeSocket.last().accept()
      await letAllArrive()
      const now = shown()
      end()
      expect(now).toEqual(server.truth())
    }),
    { numRuns: 25 },
  )
})
