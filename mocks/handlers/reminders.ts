import { scheduleWire } from '#/domains/reminders/wire'
import { authCall } from '../call.ts'
import { one } from '../reply.ts'
import { FormCheck } from './form-check.ts'
import { SAYS } from './texts.ts'

const MOST_A_DAY = 24
const isTime = (value: unknown) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
/** Whether these are the times of one weekday. */
const isDay = ([day, times]: [string, unknown]): boolean =>
  /^[1-7]$/.test(day) && Array.isArray(times) && times.length <= MOST_A_DAY && times.every(isTime)

export const reminderCalls = [
  authCall('L35', 'GET schedule', {
    expected: one(scheduleWire),
    run: ({ learner }) => ({ repeat_days: learner.schedule }),
  }),
  authCall('L35', 'PUT schedule/update', {
    body: 'json',
    expected: one(scheduleWire),
    run({ learner, body, lang }) {
      const days = Object.entries(Object(body['repeatDays']) as Record<string, unknown>)
      new FormCheck(lang).demand('repeatDays', days.every(isDay), SAYS.wrongValue).end()
      learner.schedule = Object.fromEntries(
        days
          .map(([day, times]): [string, string[]] => [day, [...(times as string[])].toSorted()])
          .filter(([, times]) => times.length > 0),
      )
      return { repeat_days: learner.schedule }
    },
  }),
]
