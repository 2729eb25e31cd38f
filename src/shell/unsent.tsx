import { useCallback, useSyncExternalStore } from 'react'
import { unsentCount, watchUnsent } from '#/platform/unsent-count'
import { part } from '#/ui/late/part'
import { useLearner } from './use-learner'

const UnsentMark = part(() => import('./unsent-mark'), 'UnsentMark', { missing: 'silent' })

/** At the end of the headers: what waits to be sent; nothing while nothing does. */
export function Unsent() {
  const { id = 0 } = useLearner()
  const watch = useCallback((watcher: () => void) => watchUnsent(id, watcher), [id])
  const count = useSyncExternalStore(watch, () => unsentCount(id))
  const code = UnsentMark.useCode({ isDue: count > 0 })
  return code && count > 0 ? <code.UnsentMark count={count} /> : null
}
