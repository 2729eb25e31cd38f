import type { BrandValue } from '../../src/brand/values.ts'

const MAX_CELL = 28

const cell = (value: unknown) => {
  if (value === null) return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text
}

/** The sources of a brand's values as a table for a terminal; the value in force is marked. */
export function valuesTable(values: readonly BrandValue[]): string {
  const marked = (row: BrandValue, source: 'local' | 'external' | 'domain') =>
    `${row.source === source ? '>' : ' '} ${cell(row[source])}`
  const rows = [
    ['key', '  brand.json', '  external', '  domain', 'rule'],
    ...values.map((row) => [row.key, marked(row, 'local'), marked(row, 'external'), marked(row, 'domain'), row.rule]),
  ]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
