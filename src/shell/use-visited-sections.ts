import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { learnerKey, ofTab, readRaw, writeStored } from '#/platform/storage'
import { type SectionFacts, type SectionId, sectionTarget, shownSection } from './menu/sections'
import { factsAt } from './route-facts'
import { useLearner } from './use-learner'

/** Where the sections lead: the tab remembers the last visited address of each for its learner, across reloads. */
export function useVisitedSections(facts: SectionFacts) {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const router = useRouter()
  const { id: learnerId = 0 } = useLearner()
  const sectionOf = (path: string) => shownSection(factsAt(router, path).section, facts)
  const current = sectionOf(pathname)
  useEffect(() => {
    if (learnerId && current) writeStored(keyOf(learnerId, current), pathname, ofTab)
  }, [learnerId, current, pathname])
  const targetOf = (id: SectionId) =>
    sectionTarget(id, { current, sectionOf, visited: readRaw(keyOf(learnerId, id), ofTab) })
  return { targetOf, current, pathname }
}

const keyOf = (learnerId: number, section: SectionId) => learnerKey(learnerId, `visited.${section}`)
