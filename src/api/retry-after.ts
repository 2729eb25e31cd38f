import { serverNow } from './clock'

/** The pause that `Retry-After` asks for, from whole seconds or a date; undefined without a readable one, or when it is over. */
export function retryAfterMs(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000 || undefined
  // `Date.parse` finds a year in almost anything: an HTTP date begins with its weekday.
  const date = /^[a-z]{3},/i.test(text) ? Date.parse(text) : Number.NaN
  const pause = date - serverNow()
  return pause > 0 ? pause : undefined
}
