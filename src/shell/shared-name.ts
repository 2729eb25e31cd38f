export type SharedKind = 'course' | 'day'

/** The parameter of an address that says which one it is. */
const PARAM: Record<SharedKind, string> = { course: 'streamId', day: 'dayNumber' }

/** An address, by what its routes say and the values of its parameters. */
export interface Place {
  lists?: SharedKind
  shows?: SharedKind
  params: Record<string, unknown>
}

/** What two addresses both show, as their screens mark it by `data-shared`: a course's picture or a day's name; null: nothing. */
export function sharedName(from: Place, to: Place): `course-${string}` | `day-${string}` | null {
  return oneWay(from, to) ?? oneWay(to, from)
}

function oneWay(outer: Place, { shows, params }: Place) {
  if (!shows || shows !== outer.lists) return null
  const isBelow = Object.entries(outer.params).every(([name, value]) => params[name] === value)
  return isBelow ? (`${shows}-${String(params[PARAM[shows]])}` as const) : null
}
