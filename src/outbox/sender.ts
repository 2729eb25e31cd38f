import type { QueryClient } from '@tanstack/react-query'
import { report } from '#/api/report'
import type { Entry } from './entry'
import type { OutboxKind, Sending } from './kind'
import { headOf, nextStep, type Step } from './next-step'
import {
  afterFailedLookUp,
  afterFailedSend,
  afterFailedUpload,
  afterLookUp,
  afterUnsure,
  beforeSending,
  refused,
} from './outcome'
import type { OutboxStore } from './store'

export interface SenderWorld {
  client: QueryClient
  store: OutboxStore
  kindOf: (name: string) => OutboxKind | undefined
  /** Uploads a file, and gives its id; `entry` and `file` say which it is. */
  upload: (file: File, entry: Entry, place: number) => Promise<number>
  now: () => number
  line: () => { isOnline: boolean; onlineSince: number }
  /** False once the session is over. */
  mayGoOn: () => boolean
  /** Told before an entry that this tab has sent is removed. */
  arrived: (id: string) => void
  /** Told after each change of an entry, before the next step. */
  changed: () => Promise<void>
}

/** Sends what is due in a queue, one after another; gives when to come back (epoch ms), or null where nothing is to be done until something changes. */
export async function sendQueue(queue: string, world: SenderWorld): Promise<number | null> {
  const { store, now } = world
  for (;;) {
    // Each step depends on the one before.
    // oxlint-disable no-await-in-loop
    const entry = world.mayGoOn() ? headOf(await store.all(), queue) : undefined
    const kind = entry && world.kindOf(entry.kind)
    if (!entry || !kind) return null
    if (kind.isReadable(entry.payload)) {
      const readyAt = await store.readyAt(queue)
      const step = nextStep(entry, { now: now(), ...world.line(), readyAt, repeatSafeMs: kind.repeatSafeMs })
      if (step.do === 'wait') {
        // A tab that was closed has left it as being sent.
        if (entry.phase === 'sending') await rest(entry, world)
        return step.until
      }
      await take(step, entry, kind, world)
    } else {
      await store.change(entry.id, (one) => ({
        ...one,
        phase: 'failed',
        trouble: { code: 'failed', facts: { kind: 'unreadable', method: '', url: '' } },
      }))
      await world.changed()
    }
    // oxlint-enable no-await-in-loop
  }
}

async function rest({ id }: Entry, { store, changed }: SenderWorld): Promise<void> {
  await store.change(id, (one) => ({ ...one, phase: 'waiting' }))
  await changed()
}

async function take(step: Exclude<Step, { do: 'wait' }>, entry: Entry, kind: OutboxKind, world: SenderWorld) {
  if (step.do === 'upload') await upload(entry, step.file, world)
  else if (step.do === 'look_up') await lookUp(entry, kind, world)
  else await send(entry, kind, world)
  await world.changed()
}

async function upload(entry: Entry, place: number, { store, upload: send, now, changed }: SenderWorld) {
  const { id } = entry
  const facts = entry.files[place]
  const blob = await store.blob(id, place)
  const bytes = blob && (await readable(blob))
  if (!facts || !bytes) {
    await store.change(id, (one) => refused(one, { code: 'lost_file', name: facts?.name ?? '' }))
    return
  }
  await store.change(id, (one) => ({ ...one, phase: 'sending' }))
  await changed()
  try {
    const fileId = await send(new File([bytes], facts.name, { type: facts.type }), entry, place)
    const uploaded = { id: fileId, at: now() }
    await store.change(id, (one) => ({
      ...one,
      tries: 0,
      files: one.files.map((file, index) => (index === place ? { ...file, uploaded } : file)),
    }))
  } catch (error) {
    await store.change(id, (one) => afterFailedUpload(one, error, now()))
  }
}

/** A blob of a file that has left the device since is there, and cannot be read. */
async function readable(blob: Blob): Promise<Blob | null> {
  return blob
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => blob,
      () => null,
    )
}

async function lookUp(entry: Entry, kind: OutboxKind, { store, client, now, arrived }: SenderWorld) {
  const { id } = entry
  try {
    const sending = sendingOf(entry, client)
    const found = await kind.lookUp(sending, entry.firstTriedAt ?? entry.createdAt)
    if (found !== 'done') {
      await store.change(id, (one) => afterLookUp(one, found, now()))
      return
    }
    arrived(id)
    await store.remove(id)
    kind.onArrived(sending)
  } catch (error) {
    await store.change(id, (one) => afterFailedLookUp(one, error, now()))
  }
}

async function send(entry: Entry, kind: OutboxKind, { store, client, now, changed, arrived }: SenderWorld) {
  const { id } = entry
  const tried = await store.change(id, (one) => beforeSending(one, now()))
  // Taken back meanwhile.
  if (!tried) return
  await changed()
  const sending = sendingOf(tried, client)
  try {
    if ((await kind.send(sending)) === 'unsure') {
      await store.change(id, afterUnsure)
      return
    }
  } catch (error) {
    report(error, { context: `outbox ${kind.name}` })
    await store.change(id, (one) => afterFailedSend(entry, one, error, now(), kind.repeatSafeMs))
    return
  }
  arrived(id)
  await store.remove(id, now() + kind.pauseMs(client))
  kind.onArrived(sending)
}

export function sendingOf({ id, payload, files }: Entry, client: QueryClient): Sending<unknown> {
  return { client, id, payload, fileIds: files.flatMap(({ uploaded }) => uploaded?.id ?? []), fileCount: files.length }
}
