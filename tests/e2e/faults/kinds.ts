/** How an answer is spoilt, as the mock world names it. */
export const KINDS = [
  '500',
  '502',
  '200-html',
  'malformed',
  'wrong-types',
  'empty',
  '404',
  '403',
  '429',
  'never',
  'cut',
  'offline',
] as const
export type Kind = (typeof KINDS)[number]

export const isFull = process.env['FULL'] === '1'

/** All kinds in the full run; else `count` of them, which take turns so that neighbours meet others. */
export function kindsFor<T extends string>(all: readonly T[], index: number, count = 2): T[] {
  if (isFull) return [...all]
  return Array.from({ length: count }, (_, turn) => all[(index * count + turn) % all.length]).filter(
    (kind) => kind !== undefined,
  )
}
