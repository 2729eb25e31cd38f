import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { api } from '#/api/client'
import { confirmedMutation, wasReadBack } from '#/api/confirmed-mutation'
import { refetchAndWait } from '#/api/refetch'
import { invariant } from '#/lib/invariant'
import { knownMessageStore } from './message-stores'
import { messageWire } from './wire'

interface MessagePlace {
  chatId: number
  messageId: number
}

interface MessageEdit extends MessagePlace {
  message: string
  fileIds: readonly number[]
}

/** Asks for a chat's messages again, for whatever shows them; resolves once they stand in its store. */
const readAgain = (client: QueryClient, chatId: number) =>
  Promise.all(['messages', 'messages-since'].map((kind) => refetchAndWait(client, ['chats', kind, chatId])))

/** Asks for a message again, as far as it is on the screen. */
async function readMessageBack({ chatId, messageId }: MessagePlace, { client }: { client: QueryClient }) {
  await readAgain(client, chatId)
  return knownMessageStore(client, chatId)?.get(messageId)
}

const rate = confirmedMutation({
  send: async ({ rating, ...place }: MessagePlace & { rating: number }) =>
    api.put(`${pathOf(place)}/rating`, { json: { rating } }).data(messageWire),
  readBack: readMessageBack,
  isDone: (message, { rating }) => message.rating === rating,
})

const edit = confirmedMutation({
  send: async ({ message, fileIds, ...place }: MessageEdit) =>
    api.put(pathOf(place), { json: { message, file_ids: fileIds } }).data(messageWire),
  readBack: readMessageBack,
  isDone: (known, { message, fileIds }) =>
    known.message === message && known.files.map(({ id }) => id).join() === fileIds.join(),
})

export const chatMutations = {
  /**
   * Sends a message (L19). `clientId` names it for 24 hours: sent twice under the same one, it still arrives once, so that a message
   * whose answer was lost may be sent again.
   */
  send: (chatId: number) =>
    mutationOptions({
      mutationKey: ['chats', 'send', chatId],
      mutationFn: ({
        message,
        clientId,
        fileIds,
      }: {
        message: string
        clientId: string
        fileIds: readonly number[]
      }) => {
        invariant(chatId, 'Id must be set')
        const json = { message, client_id: clientId, ...(fileIds.length > 0 && { file_ids: fileIds }) }
        return api.post(`chats/${chatId}/messages`, { json }).data(messageWire)
      },
      onSuccess: (message, _sent, _result, { client }) => {
        knownMessageStore(client, chatId)?.put([message])
        void client.invalidateQueries({ queryKey: ['chats', 'list'] })
      },
    }),

  /** Replaces the text and the files of an own message (L20). */
  edit: () =>
    mutationOptions({
      mutationKey: ['chats', 'edit'],
      mutationFn: edit,
      onSuccess: (result, { chatId }, _result, { client }) => {
        if (result.isAnswered) knownMessageStore(client, chatId)?.put([result.answer])
        void client.invalidateQueries({ queryKey: ['chats', 'list'] })
      },
      onSettled: (result, error, { chatId }, _result, { client }) => {
        if (!wasReadBack(result, error)) void readAgain(client, chatId)
      },
    }),

  /** Rates an expert's answer, 1 to 5; a later rating replaces it (L21). */
  rate: () =>
    mutationOptions({
      mutationKey: ['chats', 'rate'],
      // Ratings are sent in order.
      scope: { id: 'rating' },
      mutationFn: rate,
      onSuccess: (result, { chatId }, _result, { client }) => {
        if (result.isAnswered) knownMessageStore(client, chatId)?.put([result.answer])
      },
      onSettled: (result, error, { chatId }, _result, { client }) => {
        if (!wasReadBack(result, error)) void readAgain(client, chatId)
      },
    }),

  /** Marks this and all earlier answers of experts as seen, also where the learner has left the screen meanwhile (L22). */
  markViewed: () =>
    mutationOptions({
      mutationKey: ['chats', 'mark-viewed'],
      mutationFn: async (place: MessagePlace) => api.put(`${pathOf(place)}/viewed`, { json: {} }).data(messageWire),
      onSuccess: (_message, { chatId, messageId }, _result, { client }) => {
        knownMessageStore(client, chatId)?.markAnswersViewed(messageId)
        void client.invalidateQueries({ queryKey: ['chats', 'list'] })
      },
    }),
}

function pathOf({ chatId, messageId }: MessagePlace): string {
  invariant(chatId, 'Id must be set')
  invariant(messageId, 'Id must be set')
  return `chats/${chatId}/messages/${messageId}`
}
