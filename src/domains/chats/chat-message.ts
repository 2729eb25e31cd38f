import { MutationObserver } from '@tanstack/react-query'
import { track } from '#/analytics/track'
import { refetch } from '#/api/refetch'
import { queryAnew } from '#/api/query-anew'
import { currentBrand } from '#/domains/site-config/current-brand'
import * as z from '#/lib/zod'
import { outboxKind } from '#/outbox/kind'
import { messageStore } from './message-stores'
import { chatMutations } from './mutations'
import { threadQueries } from './thread-queries'

/** For how long the server knows a message by its `client_id` (contract L19). */
const NAME_KEPT_MS = 24 * 3_600_000
/** A message is looked for among those since its first attempt, less this: clocks may differ. */
const CLOCKS_MS = 60_000

const messageSchema = z.object({ chatId: z.int(), message: z.string() })

/** The queue of one chat's messages. */
export const messageQueue = (chatId: number) => `chat.${chatId}`

/** A message in a chat (L19): it is known by the entry's id, so that it arrives once however often it is sent. */
export const chatMessage = outboxKind({
  name: 'chat-message',
  parse: (kept) => messageSchema.safeParse(kept).data ?? null,
  repeatSafeMs: NAME_KEPT_MS,
  pauseMs: (client) => currentBrand(client).messageDelay * 1000,

  async send({ client, id, payload: { chatId, message }, fileIds }) {
    const sending = new MutationObserver(client, chatMutations.send(chatId))
    await sending.mutate({ message, clientId: id, fileIds })
    return 'sent'
  },

  async lookUp({ client, id, payload: { chatId } }, since) {
    const from = new Date(since - CLOCKS_MS)
    await queryAnew(client, threadQueries.messagesSince(chatId, from))
    return messageStore(client, chatId).sentAs(id) ? 'done' : 'absent'
  },

  onArrived({ payload: { chatId }, fileCount }) {
    track('message_send', { chatId, files: fileCount })
  },

  onGone({ client, payload: { chatId } }) {
    refetch(client, ['chats', 'messages', chatId])
    refetch(client, ['chats', 'list'])
  },
})
