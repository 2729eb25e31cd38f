import { Suspense, useSyncExternalStore } from 'react'
import { keptQueries } from '#/api/kept-first'
import { part } from '#/ui/late/part'

/** What says how old a screen is; loaded beforehand where the brand is read offline. */
export const AsOf = part(() => import('./as-of'), 'AsOf', { missing: 'silent' })

/** Says how old the screen is, where it shows what the device has kept. */
export function KeptNote() {
  const kept = useSyncExternalStore(keptQueries.watch, keptQueries.read)
  if (kept.size === 0) return null
  return (
    <Suspense>
      <AsOf />
    </Suspense>
  )
}
