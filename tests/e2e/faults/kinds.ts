import type { FAULTS } from '../../../mocks/fault-kinds.ts'
import { chosenKinds } from '../../chosen-kinds.ts'
import { isFullRun, someRows } from '../../some-rows.ts'

/** Faults that have tests of their own: a forced sign-out, a lost answer. */
type Other = '401' | 'lost'
export type Kind = Exclude<(typeof FAULTS)[number], Other>

/** The ways in which any answer can be spoilt, by the names that the mock world gives them; those of a family take the same way through the app. */
export const FAMILIES: readonly (readonly Kind[])[] = [
  ['500', '502'],
  ['404', '403'],
  ['429', '429-bare'],
  ['200-html', 'malformed', 'wrong-types', 'empty', 'cut'],
  ['never', 'offline'],
]

/** With these only a change is refused: it does not fit the state of things, or is not of the form that the server expects. */
export const REFUSALS: readonly Kind[] = ['409', '422']

/** These reach the server, whose state says so: a second attempt may be refused as done already. `lost`: only the answer does not arrive. */
export const DO_THE_WORK: readonly string[] = ['lost', 'wrong-types', 'cut']

/** The rows of a table that are tried, and the kinds of each: all of both in the full run, otherwise one row in twelve. */
export function kindsOf<T extends string>(
  families: readonly (readonly T[])[],
  rows: readonly string[],
): Map<string, readonly T[]> {
  if (isFullRun) return new Map(rows.map((row) => [row, families.flat()]))
  return chosenKinds(families, someRows(rows, String, { every: 12 }))
}
