import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { outboxOf } from '#/outbox/outbox'
import { sendOrKeep } from '#/outbox/send-or-keep'
import { useQueue } from '#/outbox/use-queue'
import { useOnce } from '#/ui/use-once'
import type { User } from './model'
import { accountMutations } from './mutations'
import { NOTIFICATION_QUEUE, notificationChange } from './notification-change'

/** The switch for everything that the school writes: as the learner has left it, also before that has arrived, and why it failed. */
export function useNotificationSwitch(user: User) {
  const save = useMutation(accountMutations.saveNotifications())
  const outbox = outboxOf(useQueryClient(), user.id)
  const waiting = useQueue(outbox, NOTIFICATION_QUEUE)
  const [failure, setFailure] = useState<unknown>(null)
  const onWay = waiting.findLast(({ phase }) => phase !== 'failed')
  const kept = onWay && notificationChange.parse(onWay.payload)?.isOff

  const turn = useOnce(async (isOff: boolean) => {
    setFailure(null)
    const isGone = ({ phase }: (typeof waiting)[number]) => phase === 'sending'
    try {
      // It takes the place of what has not gone yet.
      await Promise.all(waiting.filter((entry) => !isGone(entry)).map(({ id }) => outbox.remove(id)))
      await sendOrKeep(
        waiting.filter(isGone),
        () => save.mutateAsync(isOff),
        () => outbox.enqueue(notificationChange, { queue: NOTIFICATION_QUEUE, payload: { isOff } }),
      )
    } catch (error) {
      setFailure(error)
    }
  })
  return {
    isOff: save.isPending ? save.variables : (kept ?? user.disableNotification),
    turn,
    isSaving: save.isPending,
    failure,
    outbox,
    waiting,
  }
}
