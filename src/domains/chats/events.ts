import type { QueryClient } from '@tanstack/react-query'
import { laxList, wireId } from '#/api/codecs'
import { entity } from '#/api/entity'
import { eventField, readEventData } from '#/api/socket-frame'
import { isUnclear } from './merge-message'
import { knownMessageStore } from './message-stores'
import { messageWire } from './wire'

const messageEvent = entity({ chat_id: eventField(wireId), message: eventField(messageWire) })
const viewedEvent = entity({ chat_id: eventField(wireId), message_ids: eventField(laxList(wireId)) })

/** `chat_message`: puts a new, edited or rated message in place where the chat is known. */
export function onChatMessage(client: QueryClient, data: unknown): void {
  const { chatId, message } = readEventData(messageEvent, data)
  const chat = chatId ?? message?.chatId ?? null
  if (chat === null || message === null) return askAgain(client, chat)
  const store = knownMessageStore(client, chat)
  const known = store?.get(message.id)
  store?.put([message])
  if (known && isUnclear(known, message)) return askAgain(client, chat)
  askForFailed(client, chat)
  return askForCounts(client, chat)
}

/** `chat_message_viewed`: marks these messages as viewed. */
export function onChatMessageViewed(client: QueryClient, data: unknown): void {
  const { chatId, messageIds } = readEventData(viewedEvent, data)
  if (chatId === null || messageIds === null) return askAgain(client, chatId)
  knownMessageStore(client, chatId)?.markViewed(messageIds)
  askForFailed(client, chatId)
  return askForCounts(client, chatId)
}

/** Asks once more for a conversation whose earlier messages have failed. */
function askForFailed(client: QueryClient, chatId: number): void {
  void client.invalidateQueries({
    queryKey: ['chats', 'messages-since', chatId],
    predicate: ({ state }) => state.status === 'error' && state.data === undefined,
  })
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
