/** One day as `calendarDay` counts them: always 24 hours, since the count knows no daylight saving. */
export const DAY_MS = 24 * 60 * 60 * 1000
/** A calendar day lasts 23 to 25 hours, and up to 48 where a date was skipped. */
const LONGEST_DAY_MS = 50 * 60 * 60 * 1000

const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(zone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(zone)
  if (!format) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...parts, timeZone: zone })
    dayFormats.set(zone, format)
  }
  return format
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(dayFormat(zone))
  } catch {
    return false
  }
}

/** The zone if this device knows it, else the device's own: the server's zone is only a text. */
export function knownZone(zone: string | null | undefined): string {
  return zone && isKnown(zone) ? zone : ownZone()
}

let own: { zone: string; offset: number } | undefined

/** The device's zone. Looking it up costs milliseconds, so it is looked up again only when the offset from UTC has changed. */
function ownZone(): string {
  const offset = new Date().getTimezoneOffset()
  if (own?.offset !== offset) {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    // Chromium may not know it, counts in UTC then, and refuses its own name for that.
    own = { zone: isKnown(zone) ? zone : 'UTC', offset }
  }
  return own.zone
}

/** The calendar day of a moment in a time zone, in days since 1 January 1970: always whole, whatever daylight saving does. */
export function calendarDay(date: Date, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of dayFormat(zone).formatToParts(date)) part[type] = Number(value)
  return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day']) / DAY_MS
}

/** Calendar days from one moment to another in a time zone; negative backwards. */
export function daysUntil(from: Date, to: Date, zone: string): number {
  return calendarDay(to, zone) - calendarDay(from, zone)
}

/** The moment at which the next calendar day begins in a time zone, be it midnight or not. */
export function nextDayStart(now: Date, zone: string): Date {
  const today = calendarDay(now, zone)
  let before = now.getTime()
  let after = before + LONGEST_DAY_MS
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (calendarDay(new Date(middle), zone) > today) after = middle
    else before = middle
  }
  return new Date(after)
}

/** True for a real calendar date as DD.MM.YYYY. */
export function isCalendarDate(text: string): boolean {
  const [, day, month, year] = text.match(/^(\d\d)\.(\d\d)\.(\d{4})$/)?.map(Number) ?? []
  if (!day || !month || !year || month > 12) return false
  // Day 0 of the next month is the last of this one. `setUTCFullYear` takes years below 100 as they are.
  const last = new Date(0)
  last.setUTCFullYear(year, month, 0)
  return day <= last.getUTCDate()
}

/** Validity of a birthday: empty, or a real date as DD.MM.YYYY. */
export function isBirthday(text: string): boolean {
  return text === '' || isCalendarDate(text)
}

/** The weekday of a day as `calendarDay` counts it, 0 for Monday. Day 0, 1 January 1970, was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}
