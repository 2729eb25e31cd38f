import { queryOptions } from '@tanstack/react-query'

import { invariant } from '#/lib/invariant'
import { messageStore } from './message-stores'
import { readMessagesSince } from './messages-since'

export const threadQueries = {
  /**
   * Whether all messages of a chat since `since` have come once: they stand in its `messageStore`, the newest before their earlier
   * ones, also where these fail.
   */
  messagesSince: (chatId: number, since: Date | null) =>
    queryOptions({
      queryKey: ['chats', 'messages-since', chatId, since?.getTime() ?? 0],
      queryFn: async ({ signal, client }) => {
        invariant(chatId, 'Id must be set')
        await readMessagesSince(messageStore(client, chatId), chatId, since, signal)
        return true
      },
    }),
}
