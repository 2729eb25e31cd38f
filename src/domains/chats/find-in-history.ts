import { pageOfPlace } from './history-windows'
import type { MessageStore } from './message-store'
import { MAX_PAGE_SIZE, readMessages, readMessagesBack } from './messages-since'
import type { Message } from './model'
import { firstPlace } from './sorted-ids'

/**
 * The id of the first message of a chat that is not `isBefore`, null where there is none. Reads pages into the store until it holds that
 * message, with those around it: each time the middle page of those that may hold it, so that one of 20,000 takes about ten requests, also
 * while new messages come.
 */
export async function findInHistory(
  store: MessageStore,
  chatId: number,
  isBefore: (message: Message) => boolean,
  signal?: AbortSignal,
): Promise<number | null> {
  await readAround(store, chatId, isBefore, signal)
  return store.ids[firstPlace(store.ids, (id) => !isBefore(store.get(id) as Message))] ?? null
}

async function readAround(
  store: MessageStore,
  chatId: number,
  isBefore: (message: Message) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  const read = (page: number) => readMessages(store, { chatId, page, perPage: MAX_PAGE_SIZE }, signal)
  const newest = store.ids.at(-1)
  const isPast = newest === undefined || isBefore(store.get(newest) as Message)
  // The newest page tells how many messages there are, and of those that came since it was read.
  if (store.total === null || isPast) await read(1)
  // Without that number nothing can be halved.
  if (store.total === null) return readMessagesBack(store, chatId, isBefore, signal)
  let tried = ''
  for (;;) {
    const missing = store.missingAround(isBefore)
    const { total } = store
    const state = `${missing?.first} ${missing?.last} ${total}`
    // What stays missing after it was read cannot be read.
    if (!missing || state === tried) break
    tried = state
    await read(pageOfPlace(Math.floor((missing.first + missing.last) / 2), total, MAX_PAGE_SIZE))
  }
  if (store.missingAtEnd > 0) await read(1)
}
