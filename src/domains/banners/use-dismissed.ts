import { useSyncExternalStore } from 'react'
import { observable } from '#/lib/observable'
import { isDismissed, keepDismissed, readDismissed } from './dismissed'
import type { Banner } from './model'

/** How often something was put away or taken back on this page. */
const changes = observable(0)

interface PutAway {
  isAway: (banner: Banner) => boolean
  /** Puts a banner away, or takes it back. */
  put: (banner: Banner, isAway: boolean) => void
}

/** What the learner has put away, for all slots of the page at once. */
export function useDismissed(learnerId: number): PutAway {
  useSyncExternalStore(changes.watch, changes.read)
  const dismissed = readDismissed(learnerId)
  return {
    isAway: (banner) => isDismissed(banner, dismissed),
    put: (banner, isAway) => {
      keepDismissed(learnerId, banner, isAway)
      changes.set(changes.read() + 1)
    },
  }
}
