import type { ApiErrorFacts } from '#/api/errors'

/** The server drops files that no message has used after this time (contract A32). */
const FILE_LIFE_MS = 24 * 60 * 60_000
/** Clocks differ, and a request may travel: what the server keeps for a day is taken as kept for an hour less. */
export const MARGIN_MS = 60 * 60_000

export interface EntryFile {
  name: string
  type: string
  /** In bytes. */
  size: number
  /** Its id on the server, and when it got there (epoch ms); null: not yet. */
  uploaded: { id: number; at: number } | null
}

/** Why an entry has not arrived. */
export type Trouble =
  | { code: 'network' }
  /** The server asks to be left alone for a while. */
  | { code: 'busy' }
  | { code: 'failed'; facts: ApiErrorFacts }
  /** Something else of the learner's stands in its place, sent from another tab or device. */
  | { code: 'taken' }
  /** The device no longer has this file's bytes. */
  | { code: 'lost_file'; name: string }

/** Something that a learner has made and the server has not confirmed yet. All times are in epoch ms, by the server's clock. */
export interface Entry {
  /** Also what the server knows it by (`client_id`). */
  id: string
  kind: string
  /** Entries of one queue arrive in the order of their places. */
  queue: string
  place: number
  payload: unknown
  files: readonly EntryFile[]
  createdAt: number
  /** `failed`: nothing more happens until the learner decides. `sending` may be left over from a tab that was closed. */
  phase: 'waiting' | 'sending' | 'failed'
  trouble: Trouble | null
  /** When the first of the attempts was made that may have arrived; null: none has. */
  firstTriedAt: number | null
  triedAt: number
  /** Failed attempts since the last success or the learner's own retry. */
  tries: number
  /** No attempt before this time. */
  notBefore: number
  /** Whether the server is asked before anything else; `final`: if it knows nothing of the entry, the entry has failed. */
  doubt: 'open' | 'final' | null
}

export type NewEntry = Pick<Entry, 'id' | 'kind' | 'queue' | 'payload' | 'files' | 'createdAt'>

export function entryOf(made: NewEntry, place: number): Entry {
  const untried = {
    phase: 'waiting',
    trouble: null,
    firstTriedAt: null,
    triedAt: 0,
    tries: 0,
    notBefore: 0,
    doubt: null,
  } as const
  return { ...made, place, ...untried }
}

/** Whether a file has to be uploaded (again) before the entry can be sent. */
export function isFileMissing({ uploaded }: EntryFile, now: number): boolean {
  return uploaded === null || !isWithin(uploaded.at, now, FILE_LIFE_MS - MARGIN_MS)
}

/** Whether less than `ms` have passed since a time; a device's clock that was set back leaves that unknown. */
export function isWithin(since: number, now: number, ms: number): boolean {
  return now >= since && now - since < ms
}
