import type { Query } from '#/api/address'
import { api } from '#/api/client'
import { nextPage, type Page, readPage } from '#/api/page'
import { mergeMessages } from './merge-messages'
import type { Message } from './model'
import { messageWire } from './wire'

/** The largest page that the server gives. */
const MAX_PAGE_SIZE = 50

/**
 * Reads a chat backwards until `since` (null: to its beginning); resolves with the messages oldest first, unique by id. `keep` is given
 * the newest ones whenever a page has come and another is needed.
 */
export async function readMessagesSince(
  chatId: number,
  since: Date | null,
  signal?: AbortSignal,
  keep?: (newest: Message[]) => void,
): Promise<Message[]> {
  let read: Message[] = []
  let page: number | null = 1
  while (page !== null) {
    const query: Query = { sort: '-id', page, 'per-page': MAX_PAGE_SIZE }
    const call = api.get(`chats/${chatId}/messages`, { query, signal })
    const answer: Page<Message> = await readPage(call, messageWire, page)
    const known = read.length
    read = mergeMessages(read, answer.items)
    const oldest = answer.items.at(-1)
    const reached = oldest !== undefined && since !== null && oldest.createdAt < since
    // Without readable headers only the last page, sent again, tells that the end is reached.
    const repeats = answer.pageCount === null && read.length === known
    page = reached || repeats ? null : nextPage(answer, page, MAX_PAGE_SIZE)
    if (page !== null) keep?.(read)
  }
  return read
}
