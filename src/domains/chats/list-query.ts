import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { chatWire } from './wire'

/** All chats of the learner, each with its newest message and the number of unread ones (L16). The shell needs only this of the chats. */
export const chatListQuery = () =>
  queryOptions({
    queryKey: ['chats', 'list'],
    queryFn: ({ signal }) => api.get('chats', { signal }).list(chatWire),
  })
