import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { downloadsOf } from './downloads'

/** What a learner keeps on this device, followed, and what can be done with it; `shown` is null until the device has answered. */
export function useDownloads(learnerId: number) {
  const downloads = downloadsOf(useQueryClient(), learnerId)
  const shown = useSyncExternalStore(downloads.watch, downloads.read)
  return { downloads, shown }
}
