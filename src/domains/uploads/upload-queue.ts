import { serverNow } from '#/api/clock'
import type { UploadedFile } from './model'
import { isApiError, refusalOf } from '#/api/errors'
import { observable } from '#/lib/observable'
import { type FileRefusal, fileRefusal } from './file-refusal'
import { freePlaces } from './free-places'
import { HEAD_BYTES, isPhoto, type MediaType, mediaType } from './media-type'

export type UploadStep =
  | { code: 'waiting' }
  /** `startedAt` in epoch ms. */
  | { code: 'uploading'; sent: number; total: number; startedAt: number }
  /** `at`: when it had arrived, in epoch ms by the server's clock. */
  | { code: 'uploaded'; file: UploadedFile; at: number }
  /** Can be retried; `sent` bytes had left by then. */
  | { code: 'failed'; error: unknown; sent: number }
  /** Cannot be sent at all; `serverText`: the server's reason, if it gave one. */
  | { code: 'refused'; reason: FileRefusal | 'server'; serverText: string | null }

export interface Upload {
  key: number
  name: string
  size: number
  /** Null until its bytes have been read, and for anything that is neither photo nor video. */
  type: MediaType | null
  /** Object URL of the chosen picture, where the browser can show it. */
  preview: string | null
  /** Bytes of the photo that a smaller one has taken the place of; null: none has. */
  originalSize: number | null
  step: UploadStep
}

interface SendOptions {
  onProgress: (sent: number, total: number) => void
  signal: AbortSignal
}

type Send = (file: File, options: SendOptions) => Promise<UploadedFile>

/** Further files wait: more uploads at once would only slow each other down. */
const AT_ONCE = 3

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Files being uploaded: at most ten that can be sent, three at once, each with its own cancel and retry. */
export function createUploadQueue(upload: Send, now = Date.now) {
  /** Largest file in bytes. */
  let limit = Infinity
  const { read, set, watch } = observable<readonly Upload[]>([])
  /** Those that found no place yet: each file that turns out not to be sendable gives its own up. */
  let chosen: readonly File[] = []
  const leftOut = observable(0)
  let lastKey = 0
  const sources = new Map<number, File>()
  /** Photos in whose place smaller ones are sent. */
  const originals = new Map<number, File>()
  const running = new Map<number, AbortController>()

  function patch(key: number, change: Partial<Upload>) {
    set(read().map((one) => (one.key === key ? { ...one, ...change } : one)))
  }

  function startWaiting() {
    const next = read().find(({ key, type, step }) => step.code === 'waiting' && type !== null && !running.has(key))
    if (!next || running.size >= AT_ONCE) return
    void transfer(next.key)
    startWaiting()
  }

  async function inspect(key: number, file: File) {
    const found = await lookAt(file, limit)
    // Otherwise it was removed, or another file is sent in its place.
    if (sources.get(key) === file) judge(key, file, found)
    takeIn()
  }

  function judge(key: number, file: File, { type, step }: Looks) {
    if (step) {
      patch(key, { type, step })
      return
    }
    // Systems derive types from names, and know none for HEIC: the server gets the type that the bytes show.
    sources.set(key, file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified }))
    // Browsers cannot draw HEIC.
    const known = read().find((one) => one.key === key)?.preview
    const preview = known ?? (isPhoto(type) && type !== 'image/heic' ? URL.createObjectURL(file) : null)
    patch(key, { type, preview })
    startWaiting()
  }

  function newRow(file: File, type: MediaType | null, step: UploadStep): Upload {
    lastKey += 1
    sources.set(lastKey, file)
    return { key: lastKey, name: file.name, size: file.size, type, preview: null, originalSize: null, step }
  }

  /** Takes in as many of the chosen files as fit; the rest is left out once no file is looked at any more. */
  function takeIn() {
    const taken = chosen.slice(0, Math.max(0, freePlaces(read())))
    chosen = chosen.slice(taken.length)
    const rows = taken.map((file) => newRow(file, null, { code: 'waiting' }))
    if (rows.length > 0) set([...read(), ...rows])
    for (const [place, { key }] of rows.entries()) void inspect(key, taken[place]!)
    const isLookedAt = read().some(({ type, step }) => step.code === 'waiting' && type === null)
    if (!isLookedAt && chosen.length > 0) void leaveOutRest()
  }

  /** Of the files without a place, those that could not be sent anyway say why; the others are left out. */
  async function leaveOutRest() {
    const rest = chosen
    const looks = await Promise.all(rest.map(async (file) => ({ file, ...(await lookAt(file, limit)) })))
    // Otherwise others came to them, or all was forgotten.
    if (chosen !== rest) return
    chosen = []
    const refused = looks.flatMap(({ file, type, step }) => (step ? [newRow(file, type, step)] : []))
    if (refused.length > 0) set([...read(), ...refused])
    if (refused.length < rest.length) leftOut.set(rest.length - refused.length)
  }

  async function transfer(key: number) {
    const source = sources.get(key)
    if (!source) return
    const control = new AbortController()
    running.set(key, control)
    let sent = 0
    const startedAt = now()
    patch(key, { step: { code: 'uploading', sent, total: source.size, startedAt } })
    try {
      const file = await upload(source, {
        signal: control.signal,
        onProgress: (gone, total) => {
          sent = gone
          patch(key, { step: { code: 'uploading', sent, total, startedAt } })
        },
      })
      patch(key, { step: { code: 'uploaded', file, at: serverNow() } })
    } catch (error) {
      const step = await stepAfter(error, source, sent)
      if (!control.signal.aborted) patch(key, { step })
    } finally {
      if (running.get(key) === control) running.delete(key)
      startWaiting()
    }
  }

  function drop(key: number) {
    const preview = read().find((one) => one.key === key)?.preview
    if (preview) URL.revokeObjectURL(preview)
    sources.delete(key)
    originals.delete(key)
    cancel(key)
  }

  function cancel(key: number) {
    running.get(key)?.abort()
    running.delete(key)
  }

  /** Sends another file in a file's place, from the beginning. */
  function send(key: number, file: File, originalSize: number | null) {
    cancel(key)
    sources.set(key, file)
    patch(key, { name: file.name, size: file.size, originalSize, type: null, step: { code: 'waiting' } })
    void inspect(key, file)
  }

  return {
    subscribe: watch,
    read,

    /** Sets the largest size in bytes, for files that are added from now on. */
    setLimit(bytes: number): void {
      limit = bytes
    },

    /** How many of the files that were added last found no place, once all of them have been looked at. */
    leftOut,

    /** Adds as many files as still fit; one that cannot be sent at all takes no place. */
    add(files: readonly File[]): void {
      leftOut.set(0)
      chosen = [...chosen, ...files]
      takeIn()
    },

    /** Removes a file, and cancels its upload if it is running. */
    remove(key: number): void {
      drop(key)
      set(read().filter((one) => one.key !== key))
      startWaiting()
    },

    /** Sends a failed file again from the beginning: the server keeps no parts. */
    retry(key: number): void {
      if (read().find((one) => one.key === key)?.step.code !== 'failed') return
      patch(key, { step: { code: 'waiting' } })
      startWaiting()
    },

    /** The file that would be sent, where the queue has it. */
    source: (key: number): File | undefined => sources.get(key),

    /** Sends a smaller photo in the place of the chosen one. */
    sendSmaller(key: number, smaller: File): void {
      const original = sources.get(key)
      if (!original) return
      originals.set(key, original)
      send(key, smaller, original.size)
    },

    /** Sends the chosen photo after all. */
    sendOriginal(key: number): void {
      const original = originals.get(key)
      if (!original) return
      originals.delete(key)
      send(key, original, null)
    },

    /** Sends another picture in the place of the chosen one, as one that was drawn on. */
    replace(key: number, file: File): void {
      const preview = read().find((one) => one.key === key)?.preview
      if (preview) URL.revokeObjectURL(preview)
      originals.delete(key)
      patch(key, { preview: null })
      send(key, file, null)
    },

    /** The server has refused what had arrived (it drops files that wait for a day): each of them can be sent again. */
    refuse(error: unknown): void {
      set(
        read().map((one) =>
          one.step.code === 'uploaded' ? { ...one, step: { code: 'failed', error, sent: 0 } } : one,
        ),
      )
    },

    /** All files that can be sent, arrived or not, to be handed on. */
    files() {
      return read().flatMap(({ key, step }) => {
        const file = sources.get(key)
        if (!file || step.code === 'refused') return []
        return { file, uploaded: step.code === 'uploaded' ? { id: step.file.id, at: step.at } : null }
      })
    },

    /** Cancels and forgets everything. */
    clear(): void {
      for (const { key } of read()) drop(key)
      chosen = []
      set([])
    },
  }
}

/** `step`: how it is refused; null where it can be sent. */
type Looks = { type: MediaType; step: null } | { type: MediaType | null; step: UploadStep }

/** What a file shows of itself; `limit` in bytes. */
async function lookAt(file: File, limit: number): Promise<Looks> {
  const head = await firstBytes(file)
  const type = head && mediaType(head)
  const reason = head ? fileRefusal(file.size, type, limit) : 'unreadable'
  return type === null || reason ? { type, step: refusedHere(reason ?? 'wrong_type') } : { type, step: null }
}

async function firstBytes(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  } catch {
    // Moved or deleted since it was chosen.
    return null
  }
}

const refusedHere = (reason: FileRefusal): UploadStep => ({ code: 'refused', reason, serverText: null })

async function stepAfter(error: unknown, source: File, sent: number): Promise<UploadStep> {
  if (isApiError(error, 413)) return refusedHere('too_large')
  // A file that has left the device since looks like a dropped connection.
  const isDropped = isApiError(error) && error.kind === 'network'
  if (isDropped && (await firstBytes(source)) === null) return refusedHere('unreadable')
  const isRefused = isApiError(error, 422) || (isApiError(error) && error.kind === 'refused')
  if (!isRefused) return { code: 'failed', error, sent }
  return { code: 'refused', reason: 'server', serverText: refusalOf(error, 'file') ?? error.serverText }
}
