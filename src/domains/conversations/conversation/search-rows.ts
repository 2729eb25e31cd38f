import { MAX_PAGE_SIZE } from '#/domains/chats/messages-since'
import type { Message } from '#/domains/chats/model'
import { MESSAGES_PER_PAGE } from '#/domains/chats/queries'
import { folded } from '#/lib/folded'
import type { ConversationRows } from './conversation-rows'

/** The ids of the loaded messages that match, the newest first. `textOf`: what is shown of a message's text. */
export function matchingIds(
  { ids }: ConversationRows,
  get: (id: number) => Message | undefined,
  pattern: RegExp | null,
  textOf: (message: string) => string,
): number[] {
  if (!pattern) return []
  const isMatch = (id: number) => folded(textOf(get(id)?.message ?? '')).search(pattern) >= 0
  return ids.filter(isMatch).toReversed()
}

export interface Reach {
  loaded: number
  /** How many messages there are; null: nobody knows. */
  total: number | null
  /** The page of the largest size that holds the newest of the missing messages. */
  page: number
}

/** How far a search reaches: null where everything is loaded. */
export function searchReach({ ids, between }: ConversationRows): Reach | null {
  const gaps = between.map(({ row }) => row).filter((row) => row.type === 'gap')
  const newest = gaps.at(-1)
  if (!newest) return null
  const loaded = ids.length
  const missing = gaps.reduce<number | null>(
    (sum, gap) => (sum === null || gap.missing === null ? null : sum + gap.missing),
    0,
  )
  const page = Math.floor(((newest.newest - 1) * MESSAGES_PER_PAGE) / MAX_PAGE_SIZE) + 1
  return { loaded, total: missing === null ? null : loaded + missing, page }
}
