import { serverNow } from './clock'

/** The pause that `Retry-After` asks for (whole seconds or a date), in ms; undefined when the header is missing, unreadable or over. */
export function retryAfterMs(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000 || undefined
  // `Date.parse` finds a year in almost anything: an HTTP date begins with its weekday.
  const date = /^[a-z]{3},/i.test(text) ? Date.parse(text) : Number.NaN
  const pause = date - serverNow()
  return pause > 0 ? pause : undefined
}
