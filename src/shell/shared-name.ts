const LISTS = /\/(home|courses)$/
const CALENDAR = /\/course\/(\d+)\/calendar$/
const DAY = /\/course\/(\d+)\/calendar\/(\d+)$/

/** What two addresses both show, as their screens mark it by `data-shared`: a course's picture or a day's name; null: nothing. */
export function sharedName(from: string, to: string): `course-${string}` | `day-${string}` | null {
  return oneWay(from, to) ?? oneWay(to, from)
}

function oneWay(outer: string, inner: string) {
  const calendar = inner.match(CALENDAR)
  if (calendar && LISTS.test(outer)) return `course-${calendar[1]}` as const
  const day = inner.match(DAY)
  return day && outer.match(CALENDAR)?.[1] === day[1] ? (`day-${day[2]}` as const) : null
}
