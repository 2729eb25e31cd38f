import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { scheduleWire } from './wire'

export const reminderQueries = {
  /** The learner's reminders (L35). */
  week: () =>
    queryOptions({
      queryKey: ['reminders', 'week'],
      queryFn: ({ signal }) => api.get('schedule', { signal }).data(scheduleWire),
    }),
}
