import { MAX_PAGE_SIZE } from '#/domains/chats/messages-since'
import { MESSAGES_PER_PAGE } from '#/domains/chats/queries'
import { folded } from '#/lib/text-search'
import type { ConversationRow } from './conversation-rows'

/** The ids of the loaded messages that match, the newest first. `textOf`: what is shown of a message's text. */
export function matchingIds(
  rows: readonly ConversationRow[],
  pattern: RegExp | null,
  textOf: (message: string) => string,
): number[] {
  if (!pattern) return []
  const ids = rows.flatMap((row) =>
    row.type === 'message' && folded(textOf(row.message.message)).search(pattern) >= 0 ? row.message.id : [],
  )
  return ids.toReversed()
}

export interface Reach {
  loaded: number
  /** How many messages there are; null: nobody knows. */
  total: number | null
  /** The page of the largest size that holds the newest of the missing messages. */
  page: number
}

/** How far a search reaches: null where everything is loaded. */
export function searchReach(rows: readonly ConversationRow[]): Reach | null {
  const gaps = rows.filter((row) => row.type === 'gap')
  const newest = gaps.at(-1)
  if (!newest) return null
  const loaded = rows.filter(({ type }) => type === 'message').length
  const missing = gaps.reduce<number | null>(
    (sum, gap) => (sum === null || gap.missing === null ? null : sum + gap.missing),
    0,
  )
  const page = Math.floor(((newest.newest - 1) * MESSAGES_PER_PAGE) / MAX_PAGE_SIZE) + 1
  return { loaded, total: missing === null ? null : loaded + missing, page }
}
