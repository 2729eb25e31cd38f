import { useMatches } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { track } from '#/analytics/track'

/** Tracks the screen that support was opened on, by its route pattern: the address may hold ids. */
export function useOpenSupport(): void {
  const place = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const tell = useEffectEvent(() => track('open_support', { place }))
  useEffect(() => tell(), [])
}
