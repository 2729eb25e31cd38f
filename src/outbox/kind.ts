import type { QueryClient } from '@tanstack/react-query'
import type { Found } from './outcome'

export interface Sending<Payload> {
  client: QueryClient
  /** The entry's own id, for calls that take a `client_id`. */
  id: string
  payload: Payload
  /** Ids of its files on the server. */
  fileIds: readonly number[]
  /** How many files it has, uploaded or not. */
  fileCount: number
}

interface KindOptions<Payload> {
  /** Under which devices keep its entries: with another name, what waits since before an update would not be sent. */
  name: string
  /** What was kept, as a payload; null where an older release kept something else. */
  parse: (kept: unknown) => Payload | null
  /** For how long after an attempt the server knows a repeat for one, in ms; 0: it has to be asked before each further attempt. */
  repeatSafeMs: number
  /** How long the queue waits after an entry has been sent, in ms. */
  pauseMs?: (client: QueryClient) => number
  /** Makes the change. `unsure`: it seems to have been made before, perhaps from elsewhere. Fails with an `ApiError`. */
  send: (sending: Sending<Payload>) => Promise<'sent' | 'unsure'>
  /** Asks the server whether an attempt since `since` (epoch ms) has arrived. Fails with an `ApiError`. */
  lookUp: (sending: Sending<Payload>, since: number) => Promise<Found>
  /** Called in the tab that sent it, once it has arrived, however that became known. */
  onArrived?: (sending: Sending<Payload>) => void
  /** Called where an entry that another tab was to send has gone: asks for what it may have changed. */
  onGone?: (sending: Sending<Payload>) => void
}

/** A kind of thing that can wait to be sent; `Payload` is what can be kept of it besides its files. */
export interface OutboxKind<Payload = unknown> {
  name: string
  repeatSafeMs: number
  pauseMs: (client: QueryClient) => number
  parse: (kept: unknown) => Payload | null
  isReadable: (kept: unknown) => boolean
  send: (sending: Sending<unknown>) => Promise<'sent' | 'unsure'>
  lookUp: (sending: Sending<unknown>, since: number) => Promise<Found>
  onArrived: (sending: Sending<unknown>) => void
  onGone: (sending: Sending<unknown>) => void
}

/** Makes a kind: one file in its domain, and one row in the shell's list of kinds. */
export function outboxKind<Payload>({
  name,
  parse,
  repeatSafeMs,
  pauseMs,
  send,
  lookUp,
  onArrived,
  onGone,
}: KindOptions<Payload>): OutboxKind<Payload> {
  const read = (sending: Sending<unknown>): Sending<Payload> => {
    const payload = parse(sending.payload)
    if (payload === null) throw new Error(`Unreadable entry of ${name}`)
    return { ...sending, payload }
  }
  return {
    name,
    parse,
    repeatSafeMs,
    pauseMs: pauseMs ?? (() => 0),
    isReadable: (kept) => parse(kept) !== null,
    send: async (sending) => send(read(sending)),
    lookUp: async (sending, since) => lookUp(read(sending), since),
    onArrived: (sending) => onArrived?.(read(sending)),
    onGone: (sending) => onGone?.(read(sending)),
  }
}
