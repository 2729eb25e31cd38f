import { whenIdle } from './when-idle'

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
