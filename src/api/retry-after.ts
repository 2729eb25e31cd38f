import { serverNow } from './clock'

/** The pause that `Retry-After` asks for, from whole seconds or a date; undefined without a readable one. */
export function retryAfterMs(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // `Date.parse` finds a year in almost anything: an HTTP date begins with its weekday.
  const date = /^[a-z]{3},/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - serverNow())
}
