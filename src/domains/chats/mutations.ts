import { mutationOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { refetch } from '#/api/refetch'
import { messageWire } from './wire'

interface MessagePlace {
  chatId: number
  messageId: number
}

export const chatMutations = {
  /** Rates an expert's answer, 1 to 5; a later rating replaces it (L21). */
  rate: () =>
    mutationOptions({
      mutationKey: ['chats', 'rate'],
      // The later one must arrive later.
      scope: { id: 'rating' },
      mutationFn: ({ chatId, messageId, rating }: MessagePlace & { rating: number }) =>
        api.put(`chats/${chatId}/messages/${messageId}/rating`, { json: { rating } }).data(messageWire),
      onSettled: (_message, _error, { chatId }, _result, { client }) => {
        refetch(client, ['chats', 'messages', chatId])
        refetch(client, ['chats', 'messages-since', chatId])
      },
    }),

  /** Marks this and all earlier answers of experts as seen (L22). */
  markViewed: () =>
    mutationOptions({
      mutationKey: ['chats', 'mark-viewed'],
      mutationFn: ({ chatId, messageId }: MessagePlace) =>
        api.put(`chats/${chatId}/messages/${messageId}/viewed`, { json: {} }).data(messageWire),
    }),
}
