import { Suspense, useSyncExternalStore } from 'react'
import { announce } from '../page/live-region'
import { part } from '../late/part'
import { dismissToast, toasts } from './toast'

/** What draws a toast. */
export const ToastCard = part(() => import('./toast-card'), 'ToastCard', { missing: 'silent' })

/** The place of toasts: a live region from the start; the code that draws them loads with the first one. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toasts.watch, toasts.read)
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic={false}
      className="pointer-events-none fixed inset-x-gutter bottom-[calc(var(--bar-cover)+12px)] z-toast flex flex-col items-center gap-2 tablet:inset-x-auto tablet:end-8 tablet:bottom-8 tablet:items-end"
    >
      <Suspense>
        {shown.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            onMissing={() => {
              announce(toast.text)
              dismissToast(toast.id)
            }}
          />
        ))}
      </Suspense>
    </div>
  )
}
