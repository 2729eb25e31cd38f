import { asRecord } from '#/lib/lax'
import { draft } from '#/platform/drafts'
import { type Reminder, WEEKDAYS } from './week'

/** A reminder that is being written, kept in this tab; `id`: which one it changes, or "new". */
export const reminderDraft = (learnerId: number, id: string) =>
  draft({ owner: learnerId, name: `draft.reminder.${id}`, parse: keptReminder, inTab: true })

function keptReminder(kept: unknown): Reminder | null {
  const { time, days } = asRecord(kept) ?? {}
  if (typeof time !== 'string' || !Array.isArray(days)) return null
  return { time, days: WEEKDAYS.filter((day) => days.includes(day)) }
}
