import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type SectionFacts, type SectionId, sectionOfPath } from './menu/sections'

/** Last visited address of each section, for as long as the page lives. */
export function useVisitedSections(facts: SectionFacts) {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const [visited, setVisited] = useState<Partial<Record<SectionId, string>>>({})
  const current = sectionOfPath(pathname, facts)
  useEffect(() => {
    if (current) setVisited((before) => (before[current] === pathname ? before : { ...before, [current]: pathname }))
  }, [current, pathname])
  return { visited, current, pathname }
}
