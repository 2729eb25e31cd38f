const LATE_MS = 1000
/** A page that is never idle gets its turn after this long all the same. */
const LATEST_MS = 4000

let held: Promise<unknown> | undefined

/** Makes `whenIdle` wait until this promise has settled. */
export function holdIdle(until: Promise<unknown>): void {
  held = until.finally(() => {
    held = undefined
  })
}

/** Calls back once the page has nothing else to do, or after a second where the browser cannot say (Safari). Returns a function that stops it. */
export function whenIdle(act: () => void): () => void {
  if (!held) return atRest(act)
  let isStopped = false
  let stop = () => {
    isStopped = true
  }
  void held.finally(() => {
    if (!isStopped) stop = atRest(act)
  })
  return () => stop()
}

function atRest(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act, { timeout: LATEST_MS })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(act, LATE_MS)
  return () => clearTimeout(timer)
}

type Stop = () => void

/**
 * Starts background work once the page is idle: `load` brings its code and resolves with the function that starts it, which returns the
 * one that stops it. Returns a function that stops the work, or keeps it from starting.
 */
export function startWhenIdle(load: () => Promise<() => Stop>, onFailure: (error: unknown) => void): Stop {
  let stop: Stop = () => {}
  let isLeft = false
  const run = async () => {
    const start = await load()
    if (!isLeft) stop = start()
  }
  const stopWaiting = whenIdle(() => void run().catch(onFailure))
  return () => {
    isLeft = true
    stopWaiting()
    stop()
  }
}
