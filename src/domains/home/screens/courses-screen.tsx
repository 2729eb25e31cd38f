import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { BannerSlot } from '#/domains/banners/banner-slot'
import type { TrailerPlayer } from '#/domains/catalog/trailer-modal'
import { useSettledText } from '#/domains/catalog/use-settled-text'
import { searchedText } from '#/lib/written-text'
import { rememberRowCount } from '#/platform/storage'
import { ShowMore } from '#/ui/buttons/show-more'
import { SearchField } from '#/ui/fields/search-field'
import { part, usePreload } from '#/ui/late/part'
import { Page } from '#/ui/page/page'
import { Skeleton } from '#/ui/states/skeleton'
import { CourseSection } from '../components/course-section'
import { NoCourses } from '../components/no-courses'
import { useStreams } from '#/domains/study/streams/use-streams'
import { streamGroups } from '#/domains/study/streams/stream-groups'

const SearchResults = part(() => import('../components/search-results'), 'SearchResults')

/** What is searched for; the address holds it. */
export interface CoursesSearch {
  query: string
  /** Undefined: courses of all categories. */
  categoryId: number | undefined
}

interface CoursesScreenProps extends CoursesSearch {
  onSearch: (search: CoursesSearch) => void
  /** Number of pages of rows shown; the address holds it. */
  pages: number
  trailer: TrailerPlayer
}

/** Rows shown at first, and added with each press. */
const ROWS_AT_ONCE = 20

/** All of the learner's courses: in progress, waiting, completed. What is searched for is looked for in the whole school. */
export function CoursesScreen({ query, categoryId, onSearch, pages, trailer }: CoursesScreenProps) {
  const { t } = useLingui()
  const streams = useStreams()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const field = useRef<HTMLInputElement>(null)
  const settled = useSettledText(query)
  const atOnce = Math.min(streams.length, ROWS_AT_ONCE)
  useEffect(() => rememberRowCount(user.id, 'courses', atOnce), [user.id, atOnce])
  usePreload(SearchResults)
  const isSearched = searchedText(query) !== '' || categoryId !== undefined
  const search = (next: CoursesSearch) => {
    // What was pressed may disappear with the press.
    if (next.query !== query) field.current?.focus()
    onSearch(next)
  }
  return (
    <Page
      title={t`My courses`}
      className="[&>header]:items-center max-tablet:[&>header>div]:w-full"
      actions={
        <SearchField
          ref={field}
          label={t`Find a course`}
          placeholder={t`Find a course`}
          value={query}
          onChange={(text) => onSearch({ query: text, categoryId })}
          className="w-full tablet:w-75"
        />
      }
    >
      {isSearched ? (
        <Suspense fallback={<Skeleton className="h-10 w-full max-w-100" />}>
          <SearchResults {...{ streams, query, settled, categoryId, pages, trailer }} onSearch={search} />
        </Suspense>
      ) : (
        <>
          <BannerSlot position="courses" placement="beforeCourse" />
          <OwnCourses streams={streams} pages={pages} />
        </>
      )}
    </Page>
  )
}

function OwnCourses({ streams, pages }: { streams: ReturnType<typeof useStreams>; pages: number }) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const { ongoing, active, completed } = streamGroups(streams)
  const limit = pages * ROWS_AT_ONCE
  if (streams.length === 0) return <NoCourses />
  return (
    <div ref={list}>
      <CourseSection title={t`In progress`} streams={ongoing} limit={limit} />
      <CourseSection title={t`Waiting`} streams={active} limit={limit - ongoing.length} />
      <CourseSection title={t`Completed`} streams={completed} limit={limit - ongoing.length - active.length} />
      <ShowMore
        list={list}
        row="[data-course]"
        shown={Math.min(limit, streams.length)}
        total={streams.length}
        step={ROWS_AT_ONCE}
        pages={pages}
      />
    </div>
  )
}
