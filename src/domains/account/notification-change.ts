import { MutationObserver } from '@tanstack/react-query'
import { refetch } from '#/api/refetch'
import { queryAnew } from '#/api/query-anew'
import * as z from '#/lib/zod'
import { outboxKind } from '#/outbox/kind'
import { accountMutations } from './mutations'
import { accountQueries } from './queries'

const changeSchema = z.object({ isOff: z.boolean() })

/** The queue of the switch for everything that the school writes: a later press arrives after an earlier one. */
export const NOTIFICATION_QUEUE = 'notifications'

/** Whether the school may write about courses (A12). A later press replaces it, so the server is asked what it has before a second attempt. */
export const notificationChange = outboxKind({
  name: 'notification-change',
  parse: (kept) => changeSchema.safeParse(kept).data ?? null,
  repeatSafeMs: 0,

  async send({ client, payload: { isOff } }) {
    await new MutationObserver(client, accountMutations.saveNotifications()).mutate(isOff)
    return 'sent'
  },

  async lookUp({ client, payload: { isOff } }) {
    const { disableNotification } = await queryAnew(client, accountQueries.user())
    return disableNotification === isOff ? 'done' : 'absent'
  },

  onGone({ client }) {
    refetch(client, accountQueries.user().queryKey)
  },
})
