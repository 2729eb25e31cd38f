import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { rememberRowCount } from '#/platform/storage'
import { Button } from '#/ui/buttons/button'
import { ShowMore } from '#/ui/buttons/show-more'
import { SearchField } from '#/ui/fields/search-field'
import { Page } from '#/ui/page/page'
import { EmptyState } from '#/ui/states/empty-state'
import { CourseSection } from '../components/course-section'
import { NoCourses } from '../components/no-courses'
import { useCourseName, useStreams } from '#/domains/study/streams/use-streams'
import { matchingNames } from '#/lib/matching-names'
import { streamGroups } from '#/domains/study/streams/stream-groups'

interface CoursesScreenProps {
  /** The search text; the address holds it. */
  query: string
  onQuery: (query: string) => void
  /** Number of pages of rows shown; the address holds it. */
  pages: number
}

/** Rows shown at first, and added with each press. */
const ROWS_AT_ONCE = 20

/** All of the learner's courses: in progress, waiting, completed. */
export function CoursesScreen({ query, onQuery, pages }: CoursesScreenProps) {
  const { t } = useLingui()
  const streams = useStreams()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const nameOf = useCourseName()
  const found = matchingNames(streams, query, ({ stream }) => nameOf(stream))
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { ongoing, active, completed } = streamGroups(found)
  const limit = pages * ROWS_AT_ONCE
  const count = found.length
  const atOnce = Math.min(streams.length, ROWS_AT_ONCE)
  useEffect(() => rememberRowCount(user.id, 'courses', atOnce), [user.id, atOnce])
  const isSearched = query.trim() !== ''
  const showAll = () => {
    onQuery('')
    // The button disappears with the press.
    field.current?.focus()
  }
  return (
    <Page
      title={t`My courses`}
      className="[&>header]:items-center max-tablet:[&>header>div]:w-full"
      actions={
        streams.length > 0 && (
          <SearchField
            ref={field}
            label={t`Find a course`}
            placeholder={t`Find a course`}
            value={query}
            onChange={onQuery}
            result={isSearched ? t`${plural(count, { one: '# course found', other: '# courses found' })}` : undefined}
            className="w-full tablet:w-75"
          />
        )
      }
    >
      {streams.length === 0 && <NoCourses />}
      {streams.length > 0 && count === 0 && (
        <EmptyState
          title={t`Nothing found for “${query}”`}
          action={<Button onClick={showAll}>{t`Show all courses`}</Button>}
        >
          {t`None of your courses has this name.`}
        </EmptyState>
      )}
      <div ref={list}>
        <CourseSection title={t`In progress`} streams={ongoing} limit={limit} />
        <CourseSection title={t`Waiting`} streams={active} limit={limit - ongoing.length} />
        <CourseSection title={t`Completed`} streams={completed} limit={limit - ongoing.length - active.length} />
        <ShowMore
          list={list}
          row="[data-course]"
          shown={Math.min(limit, count)}
          total={count}
          step={ROWS_AT_ONCE}
          pages={pages}
        />
      </div>
    </Page>
  )
}
