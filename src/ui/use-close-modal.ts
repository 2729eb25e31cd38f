import { useRouter } from '@tanstack/react-router'

/**
 * Closes the modal that the address names, and its `own` search parameters with it: one step back where the app opened it, so that
 * "forward" opens it again; else the address is replaced by the same one without it.
 */
export function useCloseModal(...own: string[]): () => void {
  const router = useRouter()
  return () => {
    if (router.history.canGoBack()) {
      router.history.back()
      return
    }
    const without = Object.fromEntries(['modal', ...own].map((name) => [name, undefined]))
    void router.navigate({
      to: '.',
      search: (search) => ({ ...search, ...without }),
      replace: true,
      resetScroll: false,
    })
  }
}
