import { asRecord, filledString } from '#/lib/lax'
import { parseJson } from '#/lib/parse-json'

export type Envelope =
  | { kind: 'data'; data: unknown }
  | { kind: 'refused'; fields: Record<string, string[]>; messages: string[] }
  | { kind: 'unreadable' }

/** Opens the body of an ok answer. An empty body means null; one without `success` is unreadable. */
export function readEnvelope(text: string): Envelope {
  if (text.trim() === '') return { kind: 'data', data: null }
  const body = asRecord(parseJson(text))
  const success = body?.['success']
  if (success === true || success === 1) return { kind: 'data', data: body?.['data'] ?? null }
  if (success === false || success === 0) return { kind: 'refused', ...readRefusal(body?.['errors']) }
  return { kind: 'unreadable' }
}

/** Reads the lax forms of `errors`: a map of lists or single texts, a bare list, a single text, or nothing. */
function readRefusal(errors: unknown): { fields: Record<string, string[]>; messages: string[] } {
  const fields: Record<string, string[]> = {}
  const map = asRecord(errors)
  if (!map) return { fields, messages: texts(errors) }
  for (const [field, value] of Object.entries(map)) {
    const list = texts(value)
    if (list.length > 0) fields[field] = list
  }
  return { fields, messages: [] }
}

function texts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.map(filledString).filter((text) => text !== null)
}
