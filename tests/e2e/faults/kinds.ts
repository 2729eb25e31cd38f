import { FAULTS } from '../../../mocks/fault-kinds.ts'

/** Faults that have tests of their own: a sign-out, an answer that is lost. */
const OTHERS = ['401', 'lost'] as const
export type Kind = Exclude<(typeof FAULTS)[number], (typeof OTHERS)[number]>

/** How any answer is spoilt, as the mock world names it. */
export const KINDS = FAULTS.filter((kind): kind is Kind => !OTHERS.some((other) => other === kind))

export const isFull = process.env['FULL'] === '1'

/** All kinds in the full run; else `count` of them, which take turns so that neighbours meet others. */
export function kindsFor<T extends string>(all: readonly T[], index: number, count = 2): T[] {
  if (isFull) return [...all]
  return Array.from({ length: count }, (_, turn) => all[(index * count + turn) % all.length]).filter(
    (kind) => kind !== undefined,
  )
}
