import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#/ui/skeleton'
import type { HomeworkEntry } from '../homework-entries'
import { homeworkQueries } from '../queries'
import { useEntryWords } from './use-entry-words'

/** What a homework is called, or the place of it while its task is still looked up. */
export function EntryTitle({ entry }: { entry: HomeworkEntry }) {
  const { titleOf } = useEntryWords()
  const { isLoading } = useQuery({ ...homeworkQueries.all(), enabled: entry.row.homework === null })
  return isLoading ? <Skeleton className="h-[1lh] w-48 max-w-full" /> : titleOf(entry)
}
