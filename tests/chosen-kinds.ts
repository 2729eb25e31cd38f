import { rowHash } from './row-hash.ts'
import { someWays } from './some-rows.ts'

/**
 * Which kind a row of a table is tried with, chosen by the row's name. A family none of whose kinds a row has got gives one to the row
 * whose name comes first with it, so that each family is tried somewhere. Of a row that is inserted, other rows notice nothing else.
 */
export function chosenKinds<Kind extends string>(
  families: readonly (readonly Kind[])[],
  rows: readonly string[],
): Map<string, Kind[]> {
  const chosen = new Map(rows.map((row) => [row, [...someWays(row, families.flat(), false)]]))
  for (const family of families) {
    if ([...chosen.values()].flat().some((kind) => family.includes(kind))) continue
    const named = (row: string) => `${row} ${family.join(' ')}`
    const [row = ''] = rows.toSorted((a, b) => rowHash(named(a)) - rowHash(named(b)))
    chosen.get(row)?.push(...someWays(named(row), family, false))
  }
  return chosen
}
