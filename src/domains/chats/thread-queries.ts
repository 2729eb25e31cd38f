import { queryOptions } from '@tanstack/react-query'

import { invariant } from '#/lib/invariant'
import { mergeMessages } from './merge-messages'
import { readMessagesSince } from './messages-since'
import type { Message } from './model'

export const threadQueries = {
  /**
   * All messages of a chat since `since`, oldest first, from which a homework's thread is picked. The newest are there before
   * their earlier ones, also where these fail: until all have come once, `dataUpdatedAt` is 0.
   */
  messagesSince: (chatId: number, since: Date | null) =>
    queryOptions({
      queryKey: ['chats', 'messages-since', chatId, since?.getTime() ?? 0],
      queryFn: ({ signal, client, queryKey }) => {
        invariant(chatId, 'Id must be set')
        return readMessagesSince(chatId, since, signal, (newest) => {
          const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
          client.setQueryData<Message[]>(queryKey, (known = []) => mergeMessages(known, newest), { updatedAt })
        })
      },
    }),
}
