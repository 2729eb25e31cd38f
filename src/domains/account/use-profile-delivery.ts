import { useMutation, useQueryClient } from '@tanstack/react-query'
import { outboxOf } from '#/outbox/outbox'
import { sendOrKeep } from '#/outbox/send-or-keep'
import { useQueue } from '#/outbox/use-queue'
import type { User } from './model'
import { accountMutations } from './mutations'
import { PROFILE_QUEUE, profileChange } from './profile-change'
import type { ProfileValues } from './profile-body'

/** Saves changed fields of a learner's profile: at once, or without a connection as soon as there is one. */
export function useProfileDelivery(learnerId: number) {
  const save = useMutation(accountMutations.saveProfile())
  const outbox = outboxOf(useQueryClient(), learnerId)
  const waiting = useQueue(outbox, PROFILE_QUEUE)

  /** Gives the learner as the server has them then, or null where the change waits. Fails as the call or the device does. */
  async function deliver(change: Parameters<typeof save.mutateAsync>[0]): Promise<User | null> {
    const { locale = null, timezone = null, ...typed } = change
    const values: ProfileValues = typed
    const payload = { values, timezone, locale }
    const result = await sendOrKeep(
      waiting,
      () => save.mutateAsync(change),
      () => outbox.enqueue(profileChange, { queue: PROFILE_QUEUE, payload }),
    )
    return result && (result.isAnswered ? result.answer : result.found)
  }
  return { deliver, outbox, waiting, isSaving: save.isPending }
}
