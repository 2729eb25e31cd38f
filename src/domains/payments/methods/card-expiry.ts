import { calendarDay, DAY_MS } from '#/lib/dates'

export type CardExpiry = 'valid' | 'soon' | 'expired'

/** How a card that is good to the end of a month (MM/YYYY) stands today; soon: it ends with this month or the next. Null: no such date. */
export function cardExpiry(expires: string | null, now: Date, zone: string): CardExpiry | null {
  const [, month, year] = expires?.match(/^(0[1-9]|1[0-2])\/(\d{4})$/)?.map(Number) ?? []
  if (!month || !year) return null
  const today = new Date(calendarDay(now, zone) * DAY_MS)
  const left = year * 12 + month - 1 - (today.getUTCFullYear() * 12 + today.getUTCMonth())
  if (left < 0) return 'expired'
  return left <= 1 ? 'soon' : 'valid'
}
