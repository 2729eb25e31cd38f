import type { Query } from '#/api/address'
import { api } from '#/api/client'
import { nextPage, type Page, readPage } from '#/api/page'
import type { MessageStore } from './message-store'
import type { Message } from './model'
import { messageWire } from './wire'

/** The largest page that the server gives. */
export const MAX_PAGE_SIZE = 50

interface Place {
  chatId: number
  /** From 1, the newest. */
  page: number
  perPage: number
}

/** Reads one page of a chat, newest first, into its store (L18). */
export async function readMessages(
  store: MessageStore,
  { chatId, page, perPage }: Place,
  signal: AbortSignal | undefined,
): Promise<Page<Message>> {
  const query: Query = { sort: '-id', page, 'per-page': perPage }
  const asked = store.version
  const answer = await readPage(api.get(`chats/${chatId}/messages`, { query, signal }), messageWire, page)
  store.putPage(answer, asked)
  return answer
}

/** Reads a chat into its store, backwards from the newest message until `since` (null: to its beginning). */
export function readMessagesSince(
  store: MessageStore,
  chatId: number,
  since: Date | null,
  signal?: AbortSignal,
): Promise<void> {
  return readMessagesBack(store, chatId, ({ createdAt }) => since !== null && createdAt < since, signal)
}

/** Reads a chat into its store, backwards from the newest message until one that `isBefore` (none: to its beginning). */
export async function readMessagesBack(
  store: MessageStore,
  chatId: number,
  isBefore: (message: Message) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  const read = new Set<number>()
  let page: number | null = 1
  while (page !== null) {
    const answer: Page<Message> = await readMessages(store, { chatId, page, perPage: MAX_PAGE_SIZE }, signal)
    const known = read.size
    for (const { id } of answer.items) read.add(id)
    const oldest = answer.items.at(-1)
    const reached = oldest !== undefined && isBefore(oldest)
    // Without readable headers only the last page, sent again, tells that the end is reached.
    const repeats = answer.pageCount === null && read.size === known
    page = reached || repeats ? null : nextPage(answer, page, MAX_PAGE_SIZE)
  }
}
