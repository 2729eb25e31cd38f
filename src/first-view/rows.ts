import { asRecord } from '../lib/lax'

export type Row = Record<string, unknown>

/** The items of an answer's list, as they came; empty for an answer of another shape. */
export const rowsOf = (body: unknown): Row[] => recordsOf(asRecord(body)?.['data'])

/** The items of a list inside an answer; empty for anything else. */
export const recordsOf = (list: unknown): Row[] =>
  Array.isArray(list) ? list.filter((row): row is Row => asRecord(row) !== null) : []
