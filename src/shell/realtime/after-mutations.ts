import type { QueryClient } from '@tanstack/react-query'
import { report } from '#/api/report'

/** An answer that has not come by then may be lost. */
const LIMIT_MS = 5000

const nothing = () => {}

/**
 * Runs effects in their order, but not while an own action is under way: its echo would change the screen under the
 * feet of what waits for the answer. Returns `stop`, which drops what waits.
 */
export function afterMutations(client: QueryClient) {
  const waiting: (() => void)[] = []
  let release = nothing

  function flush() {
    release()
    // One by one: an effect that ends the session leaves nothing to those behind it.
    while (waiting.length > 0) {
      try {
        waiting.shift()?.()
      } catch (error) {
        report(error, { context: 'realtime' })
      }
    }
  }

  function wait() {
    const timer = setTimeout(flush, LIMIT_MS)
    const unsubscribe = client.getMutationCache().subscribe(() => {
      if (client.isMutating() === 0) flush()
    })
    release = () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }

  return {
    run(effect: () => void) {
      waiting.push(effect)
      if (client.isMutating() === 0) flush()
      else if (waiting.length === 1) wait()
    },
    stop() {
      release()
      waiting.length = 0
    },
  }
}
