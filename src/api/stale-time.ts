/** As a query's `staleTime`: whatever is known is asked for anew. Zero would spare an answer from before the device's clock was set back. */
export const ALWAYS_STALE = Number.NEGATIVE_INFINITY

/** As a query's `staleTime`: an answer is used again for this long (ms), unless the device's clock has been set back since. */
export function freshFor(ms: number) {
  return ({ state }: { state: { dataUpdatedAt: number } }): number =>
    state.dataUpdatedAt > Date.now() ? ALWAYS_STALE : ms
}
