import type { Stretch } from '#/domains/chats/message-store'
import type { Message } from '#/domains/chats/model'
import { firstPlace, placeOf } from '#/domains/chats/sorted-ids'
import type { Consultation } from '#/domains/consultations/consultation-count'

/** What stands between the messages of a conversation. */
export type Separator =
  /** Messages that are not loaded, and the pages of the newest and the oldest of them. `missing` null: nobody knows whether there are any. */
  | { type: 'gap'; key: string; missing: number | null; newest: number; oldest: number }
  | { type: 'day'; key: string; at: Date }
  /** What follows was not read when the conversation was opened. */
  | { type: 'new'; key: string }
  /** Where a consultation of a stream begins or ends. */
  | { type: 'consultation'; key: string; edge: 'start' | 'end'; consultation: Consultation; streamId: number }

export type ConversationRow = { type: 'message'; key: string; id: number } | Separator

/** A separator, and how many of the loaded messages stand above it. */
export interface Between {
  above: number
  row: Separator
}

/**
 * What stands in a conversation, from the oldest down. A row is made when it is asked for: a conversation may have 20,000 messages, of which
 * some ten are drawn.
 */
export class ConversationRows {
  /** Ids of the loaded messages, rising. */
  readonly ids: readonly number[]
  /** From the top down. */
  readonly between: readonly Between[]

  constructor(ids: readonly number[], between: readonly Between[]) {
    this.ids = ids
    this.between = between.toSorted((one, other) => one.above - other.above)
  }

  get length(): number {
    return this.ids.length + this.between.length
  }

  /** The row at an index; undefined where there is none. */
  at(index: number): ConversationRow | undefined {
    const passed = firstPlace(this.between, ({ above }, place) => above + place >= index)
    const separator = this.between[passed]
    if (separator && separator.above + passed === index) return separator.row
    const id = this.ids[index - passed]
    return id === undefined ? undefined : { type: 'message', key: `${id}`, id }
  }

  /** Ids of the messages from the row at one index to the one before another, from the top down. */
  messagesIn(start: number, end: number): number[] {
    const indexes = Array.from({ length: end - start }, (_none, place) => start + place)
    return indexes.flatMap((index) => {
      const row = this.at(index)
      return row?.type === 'message' ? row.id : []
    })
  }

  /** The index of a message's row, or -1. */
  indexOfMessage(id: number): number {
    const place = placeOf(this.ids, id)
    return place < 0 ? -1 : place + firstPlace(this.between, ({ above }) => above > place)
  }

  /** The index of a separator by its key, or -1. */
  indexOfSeparator(key: string): number {
    const place = this.between.findIndex(({ row }) => row.key === key)
    return place < 0 ? -1 : Number(this.between[place]?.above) + place
  }
}

interface Shown {
  stretches: readonly Stretch[]
  /** When a message was written. */
  writtenAt: (id: number) => Date
  /** The first message that was unread at the opening. */
  firstUnread: number | null
  /** The calendar day of a moment, for the learner. */
  dayOf: (at: Date) => number
  perPage: number
}

/** The rows of a conversation: messages with what separates them, and gaps where the history is not loaded. */
export function conversationRows({ stretches, writtenAt, firstUnread, dayOf, perPage }: Shown): ConversationRows {
  const [only] = stretches
  const all = stretches.length === 1 && only ? only.ids : stretches.flatMap(({ ids }) => ids)
  const between: Between[] = []
  let above = 0
  let newer = stretches.reduce((sum, { ids, missing }) => sum + ids.length + (missing ?? 0), 0)
  for (const [place, { ids, missing }] of stretches.entries()) {
    newer -= missing ?? 0
    const isGap = missing === null ? ids.length > 0 : missing > 0
    // Pages are counted from the newest message.
    const page = Math.floor(newer / perPage) + 1
    const oldest = Math.floor((newer + Math.max(1, missing ?? 1) - 1) / perPage) + 1
    if (isGap) between.push({ above, row: { type: 'gap', key: `gap ${place}`, missing, newest: page, oldest } })
    newer -= ids.length
    for (const [start, id] of dayStarts(ids, (one) => dayOf(writtenAt(one)))) {
      const at = writtenAt(id)
      between.push({ above: above + start, row: { type: 'day', key: `day ${dayOf(at)} ${id}`, at } })
    }
    above += ids.length
  }
  const unread = firstUnread === null ? -1 : placeOf(all, firstUnread)
  if (unread >= 0) between.push({ above: unread, row: { type: 'new', key: 'new' } })
  return new ConversationRows(all, between)
}

/** The messages that begin a day, with their places. Messages follow each other in time, so that a day's last one is found by halving. */
function* dayStarts(ids: readonly number[], dayOf: (id: number) => number): Generator<[place: number, id: number]> {
  let start = 0
  for (let id = ids[0]; id !== undefined; id = ids[start]) {
    yield [start, id]
    const [begun, day] = [start, dayOf(id)]
    start = firstPlace(ids, (one, place) => place > begun && dayOf(one) !== day)
  }
}

/**
 * Whether rows have only come or gone above the message that is read, by its id: then the place is kept from the end. `reading` null: the
 * last row is read.
 */
export function hasGrownAbove(before: ConversationRows, now: ConversationRows, reading: number | null): boolean {
  const last = before.at(before.length - 1)
  const id = reading ?? (last?.type === 'message' ? last.id : null)
  const indexIn = (rows: ConversationRows) =>
    id === null ? rows.indexOfSeparator(last?.key ?? '') : rows.indexOfMessage(id)
  const moved = indexIn(now) - indexIn(before)
  return moved !== 0 && indexIn(now) >= 0 && moved === now.length - before.length
}

/** The first expert's message after the newest one that the learner has seen, of those given with the oldest first; null: all are seen. */
export function firstUnreadOf(ids: readonly number[], get: (id: number) => Message | undefined): number | null {
  // A view counts for all earlier answers.
  const seen = ids.findLastIndex((id) => get(id)?.employee && get(id)?.isViewed)
  return ids.slice(seen + 1).find((id) => get(id)?.employee) ?? null
}

/** When the learner may write again, in epoch ms: `delayS` after the newest message of theirs that was no homework; null: at once. */
export function mayWriteAt(newestOwn: Message | undefined, delayS: number): number | null {
  return newestOwn ? newestOwn.createdAt.getTime() + delayS * 1000 : null
}
