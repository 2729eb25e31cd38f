import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { type SectionFacts, type SectionId, sectionOfPath } from './menu/sections'

/** Last visited address of each section, for as long as the page lives. */
export function useVisitedSections(facts: SectionFacts) {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const [visited, setVisited] = useState<Partial<Record<SectionId, string>>>({})
  const current = sectionOfPath(pathname, facts)
  // State that follows the address is set while rendering: React repeats the render before anything is drawn.
  if (current && visited[current] !== pathname) setVisited({ ...visited, [current]: pathname })
  return { visited, current, pathname }
}
