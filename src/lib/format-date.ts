import { DAY_MS } from './dates'

const STYLES = {
  /** 24 August */
  day: { day: 'numeric', month: 'long' },
  /** 24 August 2026 */
  dayYear: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Monday 15 June */
  weekdayDay: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Monday */
  weekday: { weekday: 'long' },
  /** Mon */
  shortWeekday: { weekday: 'short' },
  /** Mon 15 */
  shortWeekdayDay: { weekday: 'short', day: 'numeric' },
  /** 15 */
  dayOfMonth: { day: 'numeric' },
  /** August */
  month: { month: 'long' },
  /** August 2026 */
  monthYear: { month: 'long', year: 'numeric' },
  /** 2026 */
  year: { year: 'numeric' },
  /** 6:00 */
  time: { hour: 'numeric', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof STYLES

const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in the learner's language and time zone. English dates put the day first: 24 August. */
export function formatDate(date: Date, style: DateStyle, locale: string, zone: string): string {
  const key = `${locale} ${style} ${zone}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...STYLES[style], timeZone: zone })
    formats.set(key, format)
  }
  // Russian ends years with «г.», which would double the full stop at the end of a sentence.
  const whole = format.format(date).replace(/\s*г\.$/, '')
  // Non-breaking spaces keep a day on the same line as its month and year.
  const text = whole.replace(/\d.+/, (figures) => figures.replaceAll(' ', '\u00A0'))
  return style === 'shortWeekdayDay' ? text.replace(',', '') : text
}

/** A calendar day, as `calendarDay` counts them, in the learner's language. */
export function formatDay(day: number, style: DateStyle, locale: string): string {
  return formatDate(new Date(day * DAY_MS), style, locale, 'UTC')
}
