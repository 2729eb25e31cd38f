/** Calls back once no other tab has the turn of this name; returns a function that releases it. Where locks are missing or refused every tab has it. */
export function holdSingleTab(name: string, onTurn: () => void): () => void {
  if (!navigator.locks) {
    onTurn()
    return () => undefined
  }
  const cancel = new AbortController()
  let giveAway: (() => void) | undefined
  const turn = new Promise<void>((resolve) => {
    giveAway = resolve
  })
  navigator.locks
    .request(name, { signal: cancel.signal }, () => {
      if (cancel.signal.aborted) return
      onTurn()
      return turn
    })
    .catch(() => {
      // Refused, as in a browser that stores nothing for this page; otherwise released before its turn came.
      if (!cancel.signal.aborted) onTurn()
    })
  return () => {
    cancel.abort()
    giveAway?.()
  }
}
