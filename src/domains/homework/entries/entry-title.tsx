import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#/ui/states/skeleton'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { useEntryTexts } from './use-entry-texts'

interface EntryTitleProps {
  entry: HomeworkEntry
  /** Text for screen readers while it loads, where nothing else stands beside it: a heading must not be empty. */
  waiting?: string
}

/** A homework's title, or a placeholder while its task is being looked up. */
export function EntryTitle({ entry, waiting }: EntryTitleProps) {
  const { titleOf } = useEntryTexts()
  const { isLoading } = useQuery({ ...homeworkQueries.all(), enabled: entry.row.homework === null })
  if (!isLoading) return titleOf(entry)
  return (
    <>
      {waiting && <span className="sr-only">{waiting}</span>}
      <Skeleton className="h-[1lh] w-48 max-w-full" />
    </>
  )
}
