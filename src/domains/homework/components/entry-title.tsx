import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#/ui/skeleton'
import type { HomeworkEntry } from '../homework-entries'
import { homeworkQueries } from '../queries'
import { useEntryWords } from './use-entry-words'

interface EntryTitleProps {
  entry: HomeworkEntry
  /** Heard meanwhile, where nothing else stands beside it: a heading is never empty. */
  waiting?: string
}

/** What a homework is called, or the place of it while its task is still looked up. */
export function EntryTitle({ entry, waiting }: EntryTitleProps) {
  const { titleOf } = useEntryWords()
  const { isLoading } = useQuery({ ...homeworkQueries.all(), enabled: entry.row.homework === null })
  if (!isLoading) return titleOf(entry)
  return (
    <>
      {waiting && <span className="sr-only">{waiting}</span>}
      <Skeleton className="h-[1lh] w-48 max-w-full" />
    </>
  )
}
