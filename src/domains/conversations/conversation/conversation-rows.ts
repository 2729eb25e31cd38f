import type { Stretch } from '#/domains/chats/message-store'
import type { Message } from '#/domains/chats/model'
import type { Consultation } from '#/domains/consultations/consultation-count'

/** What stands in a conversation, from the oldest down. */
export type ConversationRow =
  /** Messages that are not loaded, and the pages of the newest and the oldest of them. `missing` null: nobody knows whether there are any. */
  | { type: 'gap'; key: string; missing: number | null; newest: number; oldest: number }
  | { type: 'day'; key: string; at: Date }
  /** What follows was not read when the conversation was opened. */
  | { type: 'new'; key: string }
  | { type: 'message'; key: string; message: Message }
  /** Where a consultation of a stream begins or ends. */
  | { type: 'consultation'; key: string; edge: 'start' | 'end'; consultation: Consultation; streamId: number }

interface Shown {
  stretches: readonly Stretch[]
  get: (id: number) => Message | undefined
  /** The first message that was unread at the opening. */
  firstUnread: number | null
  /** The calendar day of a moment, for the learner. */
  dayOf: (at: Date) => number
  perPage: number
}

/** The rows of a conversation: messages with what separates them, and gaps where the history is not loaded. */
export function conversationRows({ stretches, get, firstUnread, dayOf, perPage }: Shown): ConversationRow[] {
  const rows: ConversationRow[] = []
  let newer = stretches.reduce((sum, { ids, missing }) => sum + ids.length + (missing ?? 0), 0)
  for (const [place, { ids, missing }] of stretches.entries()) {
    newer -= missing ?? 0
    const isGap = missing === null ? ids.length > 0 : missing > 0
    // Pages are counted from the newest message.
    const page = Math.floor(newer / perPage) + 1
    const oldest = Math.floor((newer + Math.max(1, missing ?? 1) - 1) / perPage) + 1
    if (isGap) rows.push({ type: 'gap', key: `gap ${place}`, missing, newest: page, oldest })
    newer -= ids.length
    let day: number | null = null
    for (const id of ids) {
      const message = get(id)
      if (!message) continue
      const own = dayOf(message.createdAt)
      if (own !== day) rows.push({ type: 'day', key: `day ${own} ${id}`, at: message.createdAt })
      day = own
      if (id === firstUnread) rows.push({ type: 'new', key: 'new' })
      rows.push({ type: 'message', key: `${id}`, message })
    }
  }
  return rows
}

/**
 * Whether rows have only come or gone above the one that is read, by its key: then the place is kept from the end. `reading` null: the
 * last row is read.
 */
export function hasGrownAbove(
  before: readonly ConversationRow[],
  now: readonly ConversationRow[],
  reading: string | null,
): boolean {
  const key = reading ?? before.at(-1)?.key
  const placeIn = (rows: readonly ConversationRow[]) => rows.findLastIndex((row) => row.key === key)
  const moved = placeIn(now) - placeIn(before)
  return moved !== 0 && placeIn(now) >= 0 && moved === now.length - before.length
}

/** The first expert's message that the learner has not seen, of those given with the oldest first; null: all are seen. */
export function firstUnreadOf(messages: readonly Message[]): number | null {
  return messages.find(({ employee, isViewed }) => employee !== null && !isViewed)?.id ?? null
}

/** When the learner may write again, in epoch ms: `delayS` after the newest message of theirs that was no homework; null: at once. */
export function mayWriteAt(messages: readonly Message[], delayS: number): number | null {
  const own = messages.findLast((message) => message.employee === null && message.userHomeworkStatusId === null)
  return own ? own.createdAt.getTime() + delayS * 1000 : null
}
