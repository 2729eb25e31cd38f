import { mutationOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { refetch } from '#/api/refetch'
import { invariant } from '#/lib/invariant'
import { knownMessageStore } from './message-stores'
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
      // Ratings are sent in order.
      scope: { id: 'rating' },
      mutationFn: async ({ rating, ...place }: MessagePlace & { rating: number }) =>
        api.put(`${pathOf(place)}/rating`, { json: { rating } }).data(messageWire),
      onSuccess: (rated, { chatId }, _result, { client }) => knownMessageStore(client, chatId)?.put([rated]),
      onSettled: (_message, _error, { chatId }, _result, { client }) => {
        refetch(client, ['chats', 'messages', chatId])
        refetch(client, ['chats', 'messages-since', chatId])
      },
    }),

  /** Marks this and all earlier answers of experts as seen (L22). */
  markViewed: () =>
    mutationOptions({
      mutationKey: ['chats', 'mark-viewed'],
      mutationFn: async (place: MessagePlace) => api.put(`${pathOf(place)}/viewed`, { json: {} }).data(messageWire),
    }),
}

function pathOf({ chatId, messageId }: MessagePlace): string {
  invariant(chatId, 'Id must be set')
  invariant(messageId, 'Id must be set')
  return `chats/${chatId}/messages/${messageId}`
}
