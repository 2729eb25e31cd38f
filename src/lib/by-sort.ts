interface Sorted {
  id: number
  sort: number
}

/** Order of what the server sorts: by `sort`, of two alike the older one first. */
export const bySort = (a: Sorted, b: Sorted) => a.sort - b.sort || a.id - b.id
