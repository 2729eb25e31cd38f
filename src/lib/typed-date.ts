import { DAY_MS } from './dates'

const PARTED = /^(\d\d?)[\s./-]+(\d\d?)[\s./-]+(\d{4})$/
/** The number keys of some phones have no dot. */
const BARE = /^(\d\d)(\d\d)(\d{4})$/

/** Day, month and year as people type them, as DD.MM.YYYY; any other text without the spaces around it. */
export function typedDate(text: string): string {
  const trimmed = text.trim()
  const parts = (PARTED.exec(trimmed) ?? BARE.exec(trimmed))?.slice(1)
  return parts?.map((part) => part.padStart(2, '0')).join('.') ?? trimmed
}

/** The day in the value of a date field (`YYYY-MM-DD`), as `calendarDay` counts days; null for none. */
export function readDay(text: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return Number.isNaN(time) ? null : time / DAY_MS
}

/** A day as the value of a date field. */
export function writeDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
