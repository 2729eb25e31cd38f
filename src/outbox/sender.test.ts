import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { configureReports, consoleSink } from '#/api/report'
import type { NewEntry } from './entry'
import { uploadedAt } from './entry-fixture'
import { outboxKind } from './kind'
import { memoryStore } from './memory-store'
import type { Found } from './outcome'
import { sendQueue, type SenderWorld } from './sender'
import { DAY, DELAY, failure } from './server-fixture'

const START = 1_000 * DAY

/** A queue of messages, whose steps are written down. */
function stage() {
  const steps: string[] = []
  const answers: { send: Error | null; found: Found; now: number } = { send: null, found: 'absent', now: START }
  const store = memoryStore()
  const message = outboxKind({
    name: 'message',
    parse: String,
    repeatSafeMs: DAY,
    pauseMs: () => DELAY,
    async send({ payload, fileIds }) {
      steps.push(['send', payload, ...fileIds].join(' '))
      if (answers.send) throw answers.send
      return 'sent'
    },
    async lookUp({ payload }, since) {
      steps.push(`look up ${payload} since ${since - START}`)
      return answers.found
    },
  })
  let fileId = 6
  const world: SenderWorld = {
    client: new QueryClient(),
    store,
    kindOf: () => message,
    async upload() {
      steps.push('upload')
      return (fileId += 1)
    },
    now: () => answers.now,
    line: () => ({ isOnline: true, onlineSince: 0 }),
    mayGoOn: () => true,
    arrived: () => {},
    changed: async () => {},
  }
  const add = (payload: string, files: NewEntry['files'] = []) =>
    store.add(
      { id: payload, kind: 'message', queue: 'chat', payload, files, createdAt: answers.now },
      files.map(() => new Blob(['a'])),
    )
  return { steps, answers, store, add, send: () => sendQueue('chat', world) }
}

it('messages of a chat go one after another, as far apart as the school wants them', async () => {
  const { steps, answers, add, send } = stage()
  await add('first')
  await add('second')
  expect(await send()).toBe(START + DELAY)
  answers.now += DELAY - 1
  expect(await send()).toBe(START + DELAY)
  expect(steps).toEqual(['send first'])
  answers.now += 1
  expect(await send()).toBeNull()
  expect(steps).toEqual(['send first', 'send second'])
})

it.each<[Found, string[]]>([
  ['absent', ['upload', 'send egg 8']],
  ['done', []],
])(
  'what was tried a day ago, which the server no longer knows for a repeat, is looked up first: %s',
  async (found, then) => {
    configureReports(() => {})
    const { steps, answers, store, add, send } = stage()
    await add('egg', [uploadedAt(null)])
    answers.send = failure(0, 'network')
    await send()
    expect(steps).toEqual(['upload', 'send egg 7'])
    steps.length = 0
    Object.assign(answers, { send: null, found, now: START + DAY })
    await send()
    expect(steps).toEqual(['look up egg since 0', ...then])
    expect(await store.all()).toEqual([])
    configureReports(consoleSink)
  },
)
