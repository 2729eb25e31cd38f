import { isOnline } from '#/api/connectivity'
import { isLineFault } from '#/api/errors'
import type { QueuedEntry } from './engine'

/**
 * Makes a change at once, and gives what that gives; without a connection it is kept instead, as it is behind changes of its queue that
 * still wait: null then. Fails as the call or the device does.
 */
export async function sendOrKeep<T>(
  waiting: readonly QueuedEntry[],
  send: () => Promise<T>,
  keep: () => Promise<unknown>,
): Promise<T | null> {
  // What waits goes first.
  if (isOnline() && waiting.every(({ phase }) => phase === 'failed')) {
    try {
      return await send()
    } catch (error) {
      // The device may count as online where nothing gets through.
      if (isOnline() && !isLineFault(error)) throw error
    }
  }
  await keep()
  return null
}
