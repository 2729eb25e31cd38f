import { useRouter } from '@tanstack/react-router'

/**
 * Closes the modal that the address names, and its `own` search parameters with it: one step back where the app opened it, so that
 * "forward" opens it again; else the address is replaced by the same one without it.
 */
export function useCloseModal(...own: string[]): () => void {
  const router = useRouter()
  const drop = useDropModal(...own)
  return () => (router.history.canGoBack() ? router.history.back() : drop())
}

/** Takes the modal and its `own` parameters out of the present address, where a step back might not lead out of it. */
export function useDropModal(...own: string[]): () => void {
  const router = useRouter()
  return () => {
    const without = Object.fromEntries(['modal', ...own].map((name) => [name, undefined]))
    void router.navigate({
      to: '.',
      search: (search) => ({ ...search, ...without }),
      replace: true,
      resetScroll: false,
    })
  }
}
