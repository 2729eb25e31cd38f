/** The place of the first id that is not below `id` in `ids`, which rise. */
export const placeFrom = (ids: readonly number[], id: number) => firstPlace(ids, (one) => one >= id)

/** The place of an id in `ids`, which rise, or -1. */
export function placeOf(ids: readonly number[], id: number): number {
  const place = placeFrom(ids, id)
  return ids[place] === id ? place : -1
}

/** The place of the first of a list that `isIt`, as all that follow it are; their number where none is. */
export function firstPlace<T>(list: readonly T[], isIt: (one: T, place: number) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isIt(list[middle] as T, middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** `ids` with those of `added`, both rising and without a common one: one search and one copy for each run of neighbours. */
export function withIds(ids: readonly number[], added: readonly number[]): readonly number[] {
  let all = ids
  let end = added.length
  while (end > 0) {
    const place = placeFrom(all, Number(added[end - 1]))
    const start = placeFrom(added, all[place - 1] ?? -Infinity)
    all = all.slice(0, place).concat(added.slice(start, end), all.slice(place))
    end = start
  }
  return all
}

/** The ids from `first` to `last`, both included, of `ids`, which rise. */
export function idsBetween(ids: readonly number[], first: number, last: number): readonly number[] {
  const start = placeFrom(ids, first)
  const end = placeFrom(ids, last + 1)
  return end - start === ids.length ? ids : ids.slice(start, end)
}
