import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { deviceStore } from './device-store'
import { startEngine } from './engine'
import type { Entry } from './entry'
import { makeEntry } from './entry-fixture'
import { type OutboxKind, outboxKind } from './kind'
import { memoryStore } from './memory-store'

vi.mock('./device-store')

test('what another tab has sent is told once, also where it has gone while the tabs still look at it', async () => {
  const looks: PromiseWithResolvers<Entry[]>[] = []
  vi.mocked(deviceStore).mockResolvedValue({
    ...memoryStore(),
    all() {
      const look = Promise.withResolvers<Entry[]>()
      looks.push(look)
      return look.promise
    },
  })
  const onGone = vi.fn<OutboxKind['onGone']>()
  const kind = outboxKind({
    name: 'kind',
    parse: () => 'payload',
    repeatSafeMs: 0,
    send: async () => 'sent',
    lookUp: async () => 'done',
    onGone,
  })
  const starting = startEngine({
    client: new QueryClient(),
    learnerId: 901,
    kindOf: () => kind,
    show: () => {},
    arrived: () => {},
  })
  await expect.poll(() => looks).toHaveLength(1)
  looks[0]?.resolve([])
  const engine = await starting
  const otherTab = new BroadcastChannel('learner.outbox.901')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  for (let change = 0; change < 3; change += 1) otherTab.postMessage(null)
  await expect.poll(() => looks).toHaveLength(4)
  looks[1]?.resolve([makeEntry({ id: 'sent' })])
  looks[2]?.resolve([])
  looks[3]?.resolve([])
  await expect.poll(() => onGone.mock.calls.map(([{ id }]) => id)).toEqual(['sent'])
  otherTab.close()
  engine.stop()
})
