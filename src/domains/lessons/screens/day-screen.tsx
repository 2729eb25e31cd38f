import { notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useStream } from '#/domains/courses/use-stream'
import type { StreamInState } from '#/domains/courses/stream-groups'
import { lazyPart } from '#/ui/late/lazy-part'
import { Day, type DaySearch } from '../components/day'
import { useDay } from '../components/use-day'

const LockedDay = lazyPart(() => import('../components/locked-day'), 'LockedDay')

interface DayScreenProps {
  streamId: number
  dayNumber: number
  search: DaySearch
}

/** A day of a course, by its number. */
export function DayScreen({ streamId, dayNumber, search }: DayScreenProps) {
  return (
    <OpenOrLocked key={`${streamId}.${dayNumber}`} one={useStream(streamId)} dayNumber={dayNumber} search={search} />
  )
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
