interface Section<Row> {
  state: 'read' | 'pending' | 'failed'
  rows: readonly Row[]
  /** Number of placeholder rows while its own are not known; 0 where it is likely to have none. */
  placeholders: number
}

/** The first `limit` rows across several lists: a failed list counts as one row, a loading one as its placeholders; empty ones are left out. */
export function firstRows<Row, S extends Section<Row>>(sections: readonly (S & Section<Row>)[], limit: number) {
  let left = limit
  const first: S[] = []
  let shown = 0
  let total = 0
  for (const section of sections) {
    const { state, rows, placeholders } = section
    const size = state === 'failed' ? 1 : rows.length
    const height = state === 'pending' ? placeholders : size
    total += size
    if (left > 0 && height > 0) {
      first.push({ ...section, rows: rows.slice(0, left) })
      shown += Math.min(size, left)
    }
    left -= height
  }
  return { first, shown, total }
}
