import { useMutation, useQueryClient } from '@tanstack/react-query'
import { outboxOf } from '#/outbox/outbox'
import { sendOrKeep } from '#/outbox/send-or-keep'
import { useQueue } from '#/outbox/use-queue'
import { reminderMutations } from './mutations'
import { REMINDER_QUEUE, reminderChange } from './reminder-change'
import { changedWeek, type ReminderChange } from './week'

/** What of a learner's reminders waits to be sent. */
export function useWaitingReminders(learnerId: number) {
  const outbox = outboxOf(useQueryClient(), learnerId)
  return { outbox, entries: useQueue(outbox, REMINDER_QUEUE) }
}

/** Changes a learner's reminders: at once, or without a connection as soon as there is one; says which. Fails as the call or the device does. */
export function useReminderChange(learnerId: number) {
  const change = useMutation(reminderMutations.change())
  const { outbox, entries } = useWaitingReminders(learnerId)

  async function make(made: ReminderChange): Promise<'saved' | 'kept'> {
    const result = await sendOrKeep(
      entries,
      () => change.mutateAsync((week) => changedWeek(week, made)),
      () => outbox.enqueue(reminderChange, { queue: REMINDER_QUEUE, payload: made }),
    )
    return result ? 'saved' : 'kept'
  }
  return { make, isPending: change.isPending }
}
