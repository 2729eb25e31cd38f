import { notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useStreams } from '#/domains/courses/use-streams'
import type { StreamInState } from '#/domains/courses/stream-groups'
import { Day, type DaySearch } from '../components/day'
import { useDay } from '../components/use-day'

const LockedDay = lazy(() => import('../components/locked-day').then((module) => ({ default: module.LockedDay })))

interface DayScreenProps {
  streamId: number
  dayNumber: number
  search: DaySearch
}

/** A day of a course, as its number names it. */
export function DayScreen({ streamId, dayNumber, search }: DayScreenProps) {
  const one = useStreams().find(({ stream }) => stream.id === streamId)
  // A demo stream exists for the route, but not for the learner of a brand without demo.
  if (!one) throw notFound()
  return <OpenOrLocked key={dayNumber} one={one} dayNumber={dayNumber} search={search} />
}

function OpenOrLocked({ one, dayNumber, search }: { one: StreamInState; dayNumber: number; search: DaySearch }) {
  const view = useDay(one, dayNumber)
  if (!view) throw notFound()
  if (view.lock.isOpen) return <Day view={view} search={search} />
  return (
    <Suspense>
      <LockedDay view={view} lock={view.lock} />
    </Suspense>
  )
}
