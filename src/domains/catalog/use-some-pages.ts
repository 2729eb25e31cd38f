import { useEffect } from 'react'

interface Paged {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  /** What is there answers another question. */
  isPlaceholderData?: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Asks for further pages of a list, one after the other, until there are as many as `pages`; a page that failed waits for a press. */
export function useSomePages(
  { data, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData = false, fetchNextPage }: Paged,
  pages: number,
): void {
  const loaded = data?.pages.length ?? 0
  const isIdle = !isFetching && !isFetchNextPageError && !isPlaceholderData
  const isMoreDue = loaded > 0 && loaded < pages && hasNextPage && isIdle
  useEffect(() => {
    if (isMoreDue) void fetchNextPage()
  }, [isMoreDue, fetchNextPage])
}
