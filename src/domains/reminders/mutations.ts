import { type MutationFunctionContext, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#/api/client'
import { type Confirmed, confirmedMutation } from '#/api/confirmed-mutation'
import { queryAnew } from '#/api/query-anew'
import { readToken } from '#/api/token-store'
import { reminderQueries } from './queries'
import { isSameWeek, type Week } from './week'
import { scheduleWire } from './wire'

/** Applied to the week as the server has it; may run twice. */
type WeekChange = (week: Week) => Week

/** The week past the cache: the call replaces the whole of it, and another tab or device may have changed it meanwhile. */
export const readWeek = (client: QueryClient) => queryAnew(client, reminderQueries.week())

export const reminderMutations = {
  /** Makes one change of the week as it is now (L35), so that changes of two tabs are both kept. */
  change: () =>
    mutationOptions({
      mutationKey: ['reminders', 'change'],
      scope: { id: 'reminders' },
      mutationFn: confirmedMutation({
        send: async (change: WeekChange, { client }: MutationFunctionContext) => {
          const week = await readWeek(client)
          const repeatDays = change(week)
          if (isSameWeek(repeatDays, week)) return week
          return api.put('schedule/update', { json: { repeatDays } }).data(scheduleWire)
        },
        readBack: (_change: WeekChange, { client }: MutationFunctionContext) => readWeek(client),
        // What was changed already does not change again.
        isDone: (week: Week, change) => isSameWeek(change(week), week),
      }),
      onMutate: readToken,
      onSuccess: (result: Confirmed<Week, Week>, _change: WeekChange, begunIn: string | null, { client }) => {
        if (readToken() === begunIn && result.isAnswered)
          client.setQueryData(reminderQueries.week().queryKey, result.answer)
      },
    }),
}
