import type { CookiePolicy } from '#/platform/cookie-policy'
import { STORED_KINDS, type StoredKind } from '#/platform/stored-keys'
import type { StoredThing } from '#/platform/stored-things'

type KeptFile = Pick<File, 'name' | 'type' | 'size'>

/** All that the app keeps on a device, from wherever it is kept. */
export interface KeptHere {
  things: readonly StoredThing[]
  /** Chosen for drafts. */
  files: readonly KeptFile[]
  /** Made, and not sent yet. */
  entries: readonly { kind: string; createdAt: number; payload: unknown; files: readonly KeptFile[] }[]
  /** How many bytes each lesson takes that is kept to watch without a connection. */
  lessons: readonly number[]
  /** Bytes of each answer of the server that is kept for reading offline. */
  answers: readonly number[]
  /** What was answered about cookies; null: nothing yet. */
  policy: CookiePolicy | null
}

export interface StoredRow {
  kind: StoredKind
  /** How many things of the kind there are. */
  count: number
  bytes: number
}

/** One row for each kind of which something is kept, with its size in bytes. */
export function storedRows({ things, files, entries, lessons, answers, policy }: KeptHere): StoredRow[] {
  const others: Partial<Record<StoredKind, readonly number[]>> = {
    drafts: files.map(({ size }) => size),
    waiting: entries.map((entry) => sizeOf(entry.payload) + sum(entry.files.map(({ size }) => size))),
    downloads: lessons,
    answers,
    cookies: policy ? [sizeOf(policy)] : [],
  }
  return STORED_KINDS.flatMap((kind) => {
    const own = things.filter((thing) => thing.kind === kind && !isCount(thing)).map(({ bytes }) => bytes)
    const sizes = [...own, ...(others[kind] ?? [])]
    return sizes.length > 0 ? [{ kind, count: sizes.length, bytes: sum(sizes) }] : []
  })
}

/** The same to take along, as JSON; `now`: epoch ms. What opens the account stands there by its name alone. */
export function storedExport({ things, files, entries, policy }: KeptHere, now: number): string {
  const plain = (all: readonly KeptFile[]) => all.map(({ name, type, size }) => ({ name, type, size }))
  const kept = {
    exportedAt: new Date(now).toISOString(),
    stored: things
      .filter(({ kind }) => kind !== 'session')
      .map(({ kind, name, where, bytes, value }) => ({ kind, name, where, bytes, value })),
    filesOfDrafts: plain(files),
    waiting: entries.map((entry) => ({
      kind: entry.kind,
      createdAt: new Date(entry.createdAt).toISOString(),
      content: entry.payload,
      files: plain(entry.files),
    })),
    answerAboutCookies: policy,
    namesOnly: things.filter(({ kind }) => kind === 'session').map(({ name, where }) => ({ name, where })),
  }
  return JSON.stringify(kept, null, 2)
}

/** How many entries wait is noted beside the entries themselves, and which lessons are kept beside these. */
const isCount = ({ name }: StoredThing) => name.endsWith('.unsent') || name.endsWith('.downloads')

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
const sizeOf = (value: unknown) => new Blob([JSON.stringify(value)]).size
