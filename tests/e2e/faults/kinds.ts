import { FAULTS } from '../../../mocks/fault-kinds.ts'
import { chosenKinds } from '../../chosen-kinds.ts'
import { isFullRun, someRows } from '../../some-rows.ts'

/** Faults that have tests of their own: a forced sign-out, a lost answer. */
const OTHERS = ['401', 'lost'] as const
export type Kind = Exclude<(typeof FAULTS)[number], (typeof OTHERS)[number]>

/** The ways in which any answer can be spoilt, by the names that the mock world gives them. */
export const KINDS = FAULTS.filter((kind): kind is Kind => !OTHERS.some((other) => other === kind))

/** With these only a change is refused: it does not fit the state of things, or is not of the form that the server expects. */
const REFUSALS: readonly Kind[] = ['409', '422']
export const QUERY_KINDS = KINDS.filter((kind) => !REFUSALS.includes(kind))

/** These reach the server, whose state says so: a second attempt may be refused as done already. `lost`: only the answer does not arrive. */
export const DO_THE_WORK: readonly string[] = ['lost', 'wrong-types', 'cut']

/** The rows of a table that are tried, and the kinds of each: all of both in the full run, otherwise one row in twelve. */
export function kindsOf<T extends string>(all: readonly T[], rows: readonly string[]): Map<string, readonly T[]> {
  return isFullRun ? new Map(rows.map((row) => [row, all])) : chosenKinds(all, someRows(rows, String, { every: 12 }))
}
