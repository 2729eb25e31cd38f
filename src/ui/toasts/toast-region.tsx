import { Suspense, useSyncExternalStore } from 'react'
import { cx } from '../cx'
import { announce } from '../page/live-region'
import { part } from '../late/part'
import { dismissToast, toasts } from './toast'

/** What draws a toast. */
export const ToastCard = part(() => import('./toast-card'), 'ToastCard', { missing: 'silent' })

/** The place of toasts: a live region from the start; the code that draws them loads with the first one. `atTop`: where the foot of the screen is in use. */
export function ToastRegion({ atTop = false }: { atTop?: boolean }) {
  const shown = useSyncExternalStore(toasts.watch, toasts.read)
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic={false}
      className={cx(
        'pointer-events-none fixed inset-x-gutter z-toast flex flex-col items-center gap-2 tablet:inset-x-auto tablet:end-8 tablet:items-end',
        atTop
          ? 'top-[calc(var(--head-cover)+var(--strip)+12px)] tablet:top-[calc(var(--head-h)+var(--strip)+12px)]'
          : 'bottom-[calc(var(--bar-cover)+12px)] tablet:bottom-8',
      )}
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
