interface Sorted {
  id: number
  sort: number
}

/** Compares rows that the server orders: by `sort`, and of two equals the older one (by id) first. */
export const bySort = (a: Sorted, b: Sorted) => a.sort - b.sort || a.id - b.id
