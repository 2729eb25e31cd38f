/** 1 for Monday to 7 for Sunday, as the contract counts. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Times ("07:30") of the weekdays that have any, in the learner's time zone, each day's in order. */
export type Week = Readonly<Partial<Record<Weekday, readonly string[]>>>

export interface Reminder {
  time: string
  days: Weekday[]
}

/** What is wrong with a reminder. */
export type ReminderFault =
  /** No time, or not one of the day's minutes. */
  | 'time'
  /** On no day. */
  | 'days'
  /** There is a reminder at this time already. */
  | 'twice'
  /** One of its days has as many as a day can have. */
  | 'full'

/** Limit of the contract (L35). */
const MOST_A_DAY = 24

/** The weekdays as they are kept: each time once, in order, and no empty day. */
export function tidyWeek(times: Readonly<Record<string, readonly string[]>>): Week {
  const days = WEEKDAYS.map((day) => [day, [...new Set(times[day])].toSorted()] as const)
  return Object.fromEntries(days.filter(([, kept]) => kept.length > 0))
}

/** All reminders of a week: a time with its days, the earliest first. */
export function remindersOf(week: Week): Reminder[] {
  const times = [...new Set(Object.values(week).flat())].toSorted()
  return times.map((time) => ({ time, days: WEEKDAYS.filter((day) => week[day]?.includes(time)) }))
}

/** What an address calls a reminder: its time without the colon. */
export const reminderId = (time: string): string => time.replace(':', '')

/** The reminder that an address names, or undefined. */
export const findReminder = (week: Week, id: string): Reminder | undefined =>
  remindersOf(week).find(({ time }) => reminderId(time) === id)

/** The week with a reminder added, in place of the one at another time where it was changed. */
export const withReminder = (week: Week, { time, days }: Reminder, before?: string): Week => {
  const without = before === undefined ? week : withoutReminder(week, before)
  return tidyWeek(
    Object.fromEntries(WEEKDAYS.map((day) => [day, [...(without[day] ?? []), ...(days.includes(day) ? [time] : [])]])),
  )
}

/** The week without all reminders at a time. */
export const withoutReminder = (week: Week, time: string): Week =>
  tidyWeek(Object.fromEntries(WEEKDAYS.map((day) => [day, (week[day] ?? []).filter((one) => one !== time)])))

/** Why a reminder cannot be kept, or null; `before` is the time of the one that is changed. */
export function reminderFault(week: Week, { time, days }: Reminder, before?: string): ReminderFault | null {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'time'
  if (days.length === 0) return 'days'
  if (time !== before && remindersOf(week).some((one) => one.time === time)) return 'twice'
  const rest = before === undefined ? week : withoutReminder(week, before)
  return days.some((day) => (rest[day]?.length ?? 0) >= MOST_A_DAY) ? 'full' : null
}

/** A change of the week. */
export interface ReminderChange {
  /** The time of the reminder that it changes or deletes; null: it adds one. */
  before: string | null
  /** What the reminder becomes; null: it is deleted. */
  reminder: Reminder | null
}

/** The week after a change; making it twice changes nothing more. */
export function changedWeek(week: Week, { before, reminder }: ReminderChange): Week {
  if (reminder) return withReminder(week, reminder, before ?? undefined)
  return before === null ? week : withoutReminder(week, before)
}

/** Whether two weeks have the same reminders. */
export const isSameWeek = (one: Week, other: Week): boolean =>
  JSON.stringify(remindersOf(one)) === JSON.stringify(remindersOf(other))
