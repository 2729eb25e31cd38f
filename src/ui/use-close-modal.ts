import { useRouter, useSearch } from '@tanstack/react-router'

/** From a step back until the browser has taken it: the address still names the modal, and is left alone. */
let isSteppingBack = false

/**
 * Closes the modal that the address names, and its `own` search parameters with it: one step back where the app opened it, so that
 * "forward" opens it again; else the address is replaced by the same one without it. What comes when the modal is already closed,
 * as a late answer to what it sent, does nothing.
 */
export function useCloseModal(...own: string[]): () => void {
  const router = useRouter()
  const { modal } = useSearch({ strict: false })
  const drop = useDropModal(...own)
  return () => {
    if (router.latestLocation.search.modal !== modal) return
    if (!router.history.canGoBack()) return drop()
    isSteppingBack = true
    const stop = router.history.subscribe(() => {
      isSteppingBack = false
      stop()
    })
    router.history.back()
  }
}

/** Takes the modal and its `own` parameters out of the present address, where a step back might not lead out of it. */
export function useDropModal(...own: string[]): () => void {
  const router = useRouter()
  return () => {
    if (isSteppingBack) return
    const without = Object.fromEntries(['modal', ...own].map((name) => [name, undefined]))
    void router.navigate({
      to: '.',
      search: (search) => ({ ...search, ...without }),
      replace: true,
      resetScroll: false,
    })
  }
}
