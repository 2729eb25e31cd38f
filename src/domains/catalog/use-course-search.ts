import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useBrand } from '#/domains/site-config/use-brand'
import type { CourseResult, CourseSearch } from './model'
import { onceEach } from './once-each'
import { catalogQueries } from './queries'
import { useSomePages } from './use-some-pages'

export interface FoundCourses {
  /** Null until the first answer is there. */
  courses: CourseResult[] | null
  /** How many there are on all pages; null where the server did not say. */
  total: number | null
  /** There is no further page. */
  isComplete: boolean
  /** Everything that this and other answers have named: for categories and likely words. */
  known: readonly CourseResult[]
  /** What is shown answers an earlier search, or nothing is there yet. */
  isWaiting: boolean
  isLoadingMore: boolean
  /** Of the search itself. */
  error: Error | null
  /** Of a further page. */
  moreError: Error | null
  retry: () => void
}

const NONE: readonly CourseResult[] = []

/** Courses of the whole school that a search finds; earlier ones stay until the next answer is there. `pages`: how many to have. */
export function useCourseSearch({ text, categoryId }: CourseSearch, pages: number): FoundCourses {
  const { newHomeCourseIds } = useBrand()
  const isAsked = text !== '' || categoryId !== undefined
  const { data: start = NONE } = useQuery({ ...catalogQueries.start(newHomeCourseIds), enabled: false })
  const { data: anyCategory } = useInfiniteQuery({
    ...catalogQueries.search({ text, categoryId: undefined }),
    enabled: false,
  })
  const found = useInfiniteQuery({
    ...catalogQueries.search({ text, categoryId }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = found
  const loaded = data?.pages.length ?? 0
  useSomePages(found, pages)

  const courses = data ? onceEach(data.pages.flatMap(({ items }) => items)) : null
  return {
    courses,
    total: data?.pages.at(-1)?.total ?? null,
    isComplete: !hasNextPage,
    known: [...start, ...(anyCategory?.pages ?? []).flatMap(({ items }) => items), ...(courses ?? NONE)],
    isWaiting: !isAsked || found.isPending || isPlaceholderData,
    isLoadingMore: found.isFetchingNextPage,
    error: loaded === 0 ? found.error : null,
    moreError: isFetchNextPageError ? found.error : null,
    retry: () => void (loaded === 0 ? found.refetch() : fetchNextPage()),
  }
}
