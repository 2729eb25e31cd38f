import { serverNow } from './clock'

/** The pause that `Retry-After` asks for, from whole seconds or a date; undefined without a readable one. */
export function retryAfterMs(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - serverNow())
}
