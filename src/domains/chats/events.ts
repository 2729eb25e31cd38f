import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { laxList, wireId } from '#/api/codecs'
import { entity } from '#/api/entity'
import { eventField, readEventData } from '#/api/socket-frame'
import type { Message } from './model'
import { putIntoList, putIntoPages } from './put-message'
import { chatQueries } from './queries'
import { messageWire } from './wire'

const messageEvent = entity({ chat_id: eventField(wireId), message: eventField(messageWire) })
const viewedEvent = entity({ chat_id: eventField(wireId), message_ids: eventField(laxList(wireId)) })

/** `chat_message`: puts a new, edited or rated message in place wherever the chat's messages are cached. */
export function onChatMessage(client: QueryClient, data: unknown): void {
  const { chatId, message } = readEventData(messageEvent, data)
  const chat = chatId ?? message?.chatId ?? null
  if (chat === null || message === null) return askAgain(client, chat)
  changePages(client, chat, (pages) => putIntoPages(pages, message))
  changeLists(client, chat, (list, since) => putIntoList(list, message, since))
  return askForCounts(client, chat)
}

/** `chat_message_viewed`: marks these messages as viewed. */
export function onChatMessageViewed(client: QueryClient, data: unknown): void {
  const { chatId, messageIds } = readEventData(viewedEvent, data)
  if (chatId === null || messageIds === null) return askAgain(client, chatId)
  const viewed = new Set(messageIds)
  const mark = (message: Message) =>
    viewed.has(message.id) && !message.isViewed ? { ...message, isViewed: true } : message
  changePages(client, chatId, ({ pages, pageParams }) => ({
    pages: pages.map((page) => ({ ...page, items: page.items.map(mark) })),
    pageParams,
  }))
  changeLists(client, chatId, (list) => list.map(mark))
  return askForCounts(client, chatId)
}

type Pages = Parameters<typeof putIntoPages>[0]

function changePages(client: QueryClient, chatId: number, change: (pages: Pages) => Pages): void {
  const { queryKey } = chatQueries.messages(chatId)
  nowAndAfterFetch(client, queryKey, () => client.setQueryData(queryKey, (pages) => pages && change(pages)))
}

function changeLists(
  client: QueryClient,
  chatId: number,
  change: (list: Message[], since: number | null) => Message[],
): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['chats', 'messages-since', chatId] })) {
    // A list whose later pages have failed still needs them.
    if (state.data && state.dataUpdatedAt === 0) {
      void client.invalidateQueries({ queryKey })
      continue
    }
    const since = Number(queryKey[3]) || null
    nowAndAfterFetch(client, queryKey, () =>
      client.setQueryData<Message[]>(queryKey, (list) => list && change(list, since)),
    )
  }
}

/** Applies a change now and after a running fetch, whose answer may be older than the event and would undo it. */
function nowAndAfterFetch(client: QueryClient, queryKey: QueryKey, change: () => void): void {
  const query = client.getQueryCache().find({ queryKey, exact: true })
  change()
  if (query?.state.fetchStatus === 'fetching') void query.promise?.then(change, () => {})
}

/** Refetches unread counts and newest messages, which only the server knows; the messages themselves are up to date. */
function askForCounts(client: QueryClient, chatId: number): void {
  void client.invalidateQueries({
    queryKey: ['chats'],
    predicate: ({ queryKey: [, kind, id] }) =>
      kind !== 'messages' && kind !== 'messages-since' && (kind !== 'chat' || id === chatId),
  })
}

function askAgain(client: QueryClient, chatId: number | null): void {
  void client.invalidateQueries({
    queryKey: ['chats'],
    predicate: ({ queryKey: [, , id] }) => chatId === null || typeof id !== 'number' || id === chatId,
  })
}
