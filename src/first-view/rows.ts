import { asRecord } from '../lib/lax'

export type Row = Record<string, unknown>

/** The items of an answer's list, as they came; empty for an answer of another form. */
export function rowsOf(body: unknown): Row[] {
  const list = asRecord(body)?.['data']
  return Array.isArray(list) ? list.filter((row): row is Row => asRecord(row) !== null) : []
}
