import { rowHash } from './row-hash.ts'
import { someWays } from './some-rows.ts'

/**
 * Which kind a row of a table is tried with, chosen by the row's name. A kind that no row has got goes to the row whose name
 * comes first with it, so that each is tried somewhere. Of a row that is inserted, other rows notice nothing else.
 */
export function chosenKinds<Kind extends string>(all: readonly Kind[], rows: readonly string[]): Map<string, Kind[]> {
  const chosen = new Map(rows.map((row) => [row, [...someWays(row, all, false)]]))
  const missing = all.filter((kind) => ![...chosen.values()].flat().includes(kind))
  for (const kind of missing) {
    const [row = ''] = rows.toSorted((a, b) => rowHash(`${a} ${kind}`) - rowHash(`${b} ${kind}`))
    chosen.get(row)?.push(kind)
  }
  return chosen
}
