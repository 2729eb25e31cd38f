import { notFound } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { useStream } from '#/domains/study/streams/use-streams'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { part } from '#/ui/late/part'
import { Day, type DaySearch, type FootOfDayProps } from '../day/day'
import type { AskOfDay } from '../day/lesson-video'
import { useDay } from '../day/use-day'

const LockedDay = part(() => import('../day/locked-day'), 'LockedDay')

interface DayScreenProps {
  streamId: number
  dayNumber: number
  search: DaySearch
  foot: ComponentType<FootOfDayProps>
  ask: AskOfDay
}

/** A day of a course, by its number. */
export function DayScreen({ streamId, dayNumber, ...rest }: DayScreenProps) {
  return <OpenOrLocked key={`${streamId}.${dayNumber}`} one={useStream(streamId)} dayNumber={dayNumber} {...rest} />
}

type OpenOrLockedProps = Omit<DayScreenProps, 'streamId'> & { one: StreamInState }

function OpenOrLocked({ one, dayNumber, ...rest }: OpenOrLockedProps) {
  const view = useDay(one, dayNumber)
  if (!view) throw notFound()
  if (view.lock.isOpen) return <Day view={view} {...rest} />
  return (
    <Suspense>
      <LockedDay view={view} lock={view.lock} />
    </Suspense>
  )
}
