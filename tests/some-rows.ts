import { rowHash } from './row-hash.ts'

interface Choice {
  /** One row in so many. */
  every?: number
  isFull?: boolean
}

/** Whether everything runs, however rarely it finds something. */
export const isFullRun = process.env['FULL'] === '1'

/** Of a browser test that only the full run has. */
export const SELDOM = { tag: '@seldom' } as const

/**
 * Rows of a table whose tests differ in little else: all of them in the full run, otherwise one in `every`, chosen by their names, and
 * always one. Of a row that is inserted, other rows notice nothing unless they were few.
 */
export function someRows<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  { every = 3, isFull = isFullRun }: Choice = {},
): readonly Row[] {
  if (isFull) return rows
  const chosen = rows.filter((row) => rowHash(nameOf(row)) % every === 0)
  return chosen.length > 0 ? chosen : rows.toSorted((a, b) => rowHash(nameOf(a)) - rowHash(nameOf(b))).slice(0, 1)
}

/** The ways to try a row in, where any of them would do: all in the full run, otherwise one, chosen by the row's name. */
export function someWays<Way>(name: string, ways: readonly Way[], isFull = isFullRun): readonly Way[] {
  if (isFull) return ways
  const chosen = rowHash(name) % ways.length
  return ways.slice(chosen, chosen + 1)
}
