import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Search parameters that belong to the open modal and leave with it. */
const OF_MODALS = ['modal', 'url', 'about'] as const

/**
 * Closes the modal that the address names: one step back where the app opened it, so that "forward" opens it again; else the
 * address is replaced by the same one without it.
 */
export function useCloseModal(): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) {
      router.history.back()
      return
    }
    void router.navigate({
      to: '.',
      search: (search) => {
        const rest: Record<string, unknown> = { ...search }
        for (const name of OF_MODALS) delete rest[name]
        return rest
      },
      replace: true,
      resetScroll: false,
    })
  }, [router])
}
