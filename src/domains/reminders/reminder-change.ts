import { MutationObserver } from '@tanstack/react-query'
import { refetch } from '#/api/refetch'
import * as z from '#/lib/zod'
import { outboxKind } from '#/outbox/kind'
import { readWeek, reminderMutations } from './mutations'
import { reminderQueries } from './queries'
import { changedWeek, isSameWeek, WEEKDAYS } from './week'

const changeSchema = z.object({
  before: z.nullable(z.string()),
  reminder: z.nullable(z.object({ time: z.string(), days: z.array(z.literal(WEEKDAYS)) })),
})

/** The queue of a learner's reminders: a later change is made of what an earlier one has left. */
export const REMINDER_QUEUE = 'reminders'

/** A change of the reminders (L35), made of the week as the server has it then; whether it has arrived is seen there. */
export const reminderChange = outboxKind({
  name: 'reminder-change',
  parse: (kept) => changeSchema.safeParse(kept).data ?? null,
  repeatSafeMs: 0,

  async send({ client, payload }) {
    await new MutationObserver(client, reminderMutations.change()).mutate((week) => changedWeek(week, payload))
    return 'sent'
  },

  async lookUp({ client, payload }) {
    const week = await readWeek(client)
    return isSameWeek(changedWeek(week, payload), week) ? 'done' : 'absent'
  },

  onGone({ client }) {
    refetch(client, reminderQueries.week().queryKey)
  },
})
