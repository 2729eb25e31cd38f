import { rowHash } from './row-hash.ts'

/** One row in three. */
const EVERY = 3

/** Whether everything runs, however rarely it finds something. */
export const isFullRun = process.env['FULL'] === '1'

/**
 * Rows of a table whose tests differ in little else: all of them in the full run, otherwise one in three, chosen by their names, and always
 * one. Of a row that is inserted, other rows notice nothing unless they were few.
 */
export function someRows<Row>(rows: readonly Row[], nameOf: (row: Row) => string, isFull = isFullRun): readonly Row[] {
  if (isFull) return rows
  const chosen = rows.filter((row) => rowHash(nameOf(row)) % EVERY === 0)
  return chosen.length > 0 ? chosen : rows.toSorted((a, b) => rowHash(nameOf(a)) - rowHash(nameOf(b))).slice(0, 1)
}
