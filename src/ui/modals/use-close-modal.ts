import { useRouter, useSearch } from '@tanstack/react-router'
import { holdModals } from './use-modal-dialog'

/** True from a step back until the browser has taken it: the address still names the modal then, and must not be touched. */
let isSteppingBack = false

/**
 * Closes the modal that the address names, and removes its `own` search parameters: by a step back where the app opened it, so that
 * "forward" opens it again; else by replacing the address. Nothing in it can be pressed from then on. A call while it is closing (a
 * second press) or after it has closed (when a late answer arrives) does nothing.
 */
export function useCloseModal(...own: string[]): () => void {
  const router = useRouter()
  const { modal } = useSearch({ strict: false })
  const drop = useDropModal(...own)
  return () => {
    if (isSteppingBack || router.latestLocation.search.modal !== modal) return
    if (!router.history.canGoBack()) return drop()
    isSteppingBack = true
    const release = holdModals()
    const stop = router.history.subscribe(() => {
      isSteppingBack = false
      stop()
    })
    const end = router.subscribe('onResolved', () => {
      end()
      release()
    })
    router.history.back()
  }
}

/** Removes the modal and its `own` parameters from the current address, where a step back might not lead out of it. */
export function useDropModal(...own: string[]): () => void {
  const router = useRouter()
  return () => {
    if (isSteppingBack) return
    const without = Object.fromEntries(['modal', ...own].map((name) => [name, undefined]))
    const release = holdModals()
    void router
      .navigate({
        to: '.',
        search: (search) => ({ ...search, ...without }),
        replace: true,
        resetScroll: false,
      })
      .finally(release)
  }
}
