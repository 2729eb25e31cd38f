import type { QueryClient } from '@tanstack/react-query'
import { report } from '#/api/report'

/** How long an own mutation is waited for: an answer that has not arrived by then may be lost. */
const LIMIT_MS = 5000

const nothing = () => {}

/**
 * Runs effects in order, but not while one of our mutations is running: its echo would change the screen under whatever waits for
 * the answer. `stop` drops what waits.
 */
export function afterMutations(client: QueryClient) {
  const waiting: (() => void)[] = []
  let release = nothing

  function flush() {
    release()
    // Taken one at a time: an effect that ends the session clears those behind it.
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
