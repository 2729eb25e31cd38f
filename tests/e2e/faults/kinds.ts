import { FAULTS } from '../../../mocks/fault-kinds.ts'

/** Faults that have tests of their own: a forced sign-out, a lost answer. */
const OTHERS = ['401', 'lost'] as const
export type Kind = Exclude<(typeof FAULTS)[number], (typeof OTHERS)[number]>

/** The ways in which any answer can be spoilt, by the names that the mock world gives them. */
export const KINDS = FAULTS.filter((kind): kind is Kind => !OTHERS.some((other) => other === kind))

export const isFull = process.env['FULL'] === '1'

/** All kinds in the full run; otherwise `count` of them, in turn, so that neighbouring rows meet different ones. */
export function kindsFor<T extends string>(all: readonly T[], index: number, count = 2): T[] {
  if (isFull) return [...all]
  return Array.from({ length: count }, (_, turn) => all[(index * count + turn) % all.length]).filter(
    (kind) => kind !== undefined,
  )
}
