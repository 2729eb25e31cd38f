/**
 * How many dates in a row, up to today, something was done on; dates as `calendarDay` counts them. Today may still come, and a day of
 * rest neither counts nor ends the row.
 */
export function daysInARow(done: ReadonlySet<number>, rest: ReadonlySet<number>, today: number): number {
  let count = 0
  for (let date = done.has(today) ? today : today - 1; done.has(date) || rest.has(date); date -= 1) {
    if (done.has(date)) count += 1
  }
  return count
}
