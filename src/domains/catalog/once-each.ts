/** Each thing once: one that has moved to the next page meanwhile comes with both. */
export function onceEach<T extends { id: number }>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [one.id, one])).values()]
}
