import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pointsOf } from '#/domains/points/points-of'
import { homeworkQueries } from '#/domains/study/homework-queries'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { Skeleton } from '#/ui/states/skeleton'
import { useEntryTexts } from './use-entry-texts'

/** Whether a homework's task is being looked up, and whether it was when it was first drawn: then it finds the room that it may need. */
export function useLateTask({ row }: HomeworkEntry): { isLoading: boolean; isLate: boolean } {
  // Whoever lists it has asked: what has failed is not asked for again by each row.
  const isMissing = row.homework === null
  const looking = useQuery({ ...homeworkQueries.all(), enabled: isMissing, retryOnMount: false })
  const isLoading = isMissing && looking.isLoading
  const [isLate] = useState(isLoading)
  return { isLoading, isLate }
}

interface EntryTitleProps {
  entry: HomeworkEntry
  /** Text for screen readers while it loads, where nothing else stands beside it: a heading must not be empty. */
  waiting?: string
  /** On phones a name that comes late has two lines, neither less nor more, and moves nothing below. */
  keepsRoom?: boolean
}

/** A homework's title, or a placeholder while its task is being looked up. */
export function EntryTitle({ entry, waiting, keepsRoom = false }: EntryTitleProps) {
  const { titleOf } = useEntryTexts()
  const { isLoading, isLate } = useLateTask(entry)
  const title = isLoading ? (
    <>
      {waiting && <span className="sr-only">{waiting}</span>}
      <Skeleton className="h-[1lh] w-48 max-w-full" />
    </>
  ) : (
    titleOf(entry)
  )
  return keepsRoom && isLate ? (
    <span className="block max-tablet:line-clamp-2 max-tablet:min-h-[2lh]">{title}</span>
  ) : (
    title
  )
}

/** The points for an approved homework, to earn or earned. */
export function EntryPoints({ entry: { row, state }, named = false }: { entry: HomeworkEntry; named?: boolean }) {
  const points = pointsOf(row.homework?.scores ?? [])
  if (points === 0) return null
  if (state === 'DONE' && named) return <Plural value={points} one="+# point" other="+# points" />
  if (state === 'DONE') return <>+{points}</>
  return <Plural value={points} one="# point" other="# points" />
}
