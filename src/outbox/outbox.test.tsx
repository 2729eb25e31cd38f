import { onlineManager, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { writeToken } from '#/api/token-store'
import { pause } from '#/lib/pause'
import { deleteDatabases, outboxDatabase } from '#/platform/storage'
import { outboxKind } from './kind'
import { outboxOf } from './outbox'
import { OutboxRefused } from './safe-store'

const VERA = 921
const NOOR = 922

let sent: string[] = []
const note = outboxKind({
  name: 'note',
  parse: String,
  repeatSafeMs: Number.POSITIVE_INFINITY,
  async send({ payload }) {
    sent.push(payload)
    // A call takes its time: other senders would come in between.
    await pause(50)
    return 'sent'
  },
  lookUp: async () => 'absent',
})

/** A tab of a learner, which has a client of its own. */
function openTab(learnerId: number) {
  const outbox = outboxOf(new QueryClient(), learnerId)
  const close = outbox.start([note])
  onTestFinished(close)
  return { ...outbox, close, write: (payload: string) => outbox.enqueue(note, { queue: 'notes', payload }) }
}

beforeEach(() => {
  sent = []
  writeToken('of.a.tab')
  onTestFinished(() => {
    writeToken(null)
    onlineManager.setOnline(true)
    deleteDatabases(outboxDatabase(VERA), outboxDatabase(NOOR))
  })
})

test('what was not sent when a session ended waits for the same learner, and for nobody else', async () => {
  onlineManager.setOnline(false)
  const tab = openTab(VERA)
  await tab.write('From the train')
  expect(tab.read()).toHaveLength(1)
  writeToken(null)
  tab.close()
  await expect.poll(tab.read).toEqual([])

  writeToken('of.noor')
  const next = openTab(NOOR)
  onlineManager.setOnline(true)
  await next.write('From somebody else')
  await expect.poll(next.read).toEqual([])
  expect(sent).toEqual(['From somebody else'])

  onlineManager.setOnline(false)
  writeToken('of.vera.again')
  const again = openTab(VERA)
  await expect.poll(again.read).toMatchObject([{ payload: 'From the train' }])
  onlineManager.setOnline(true)
  await expect.poll(again.read).toEqual([])
  expect(sent).toEqual(['From somebody else', 'From the train'])
})

test('of several tabs one sends at a time, so that each thing goes once and in order', async () => {
  onlineManager.setOnline(false)
  const tabs = [openTab(VERA), openTab(VERA), openTab(VERA)]
  await tabs[0]?.write('first')
  await tabs[1]?.write('second')
  for (const tab of tabs) await expect.poll(tab.read).toHaveLength(2)
  onlineManager.setOnline(true)
  for (const tab of tabs) await expect.poll(tab.read).toEqual([])
  expect(sent).toEqual(['first', 'second'])
})

test('a device that has no room takes nothing that it could not keep, and says so before', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  onlineManager.setOnline(false)
  const tab = openTab(VERA)
  await expect(tab.write('Kept nowhere')).rejects.toBeInstanceOf(OutboxRefused)
  expect(tab.read()).toEqual([])
  // With a line it can go at once, and is known not to outlive the page.
  onlineManager.setOnline(true)
  await tab.write('Sent at once')
  expect(tab.read()).toMatchObject([{ payload: 'Sent at once', isKept: false }])
  await expect.poll(tab.read).toEqual([])
  expect(sent).toEqual(['Sent at once'])
})

test('where the browser keeps no database the same holds', async () => {
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  onTestFinished(() => refused.mockRestore())
  onlineManager.setOnline(false)
  const tab = openTab(NOOR)
  await expect(tab.write('Kept nowhere')).rejects.toBeInstanceOf(OutboxRefused)
})
