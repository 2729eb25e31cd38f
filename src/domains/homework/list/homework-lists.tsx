import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { hadRows, rememberRowCount, rememberedRowCount } from '#/platform/storage'
import { ShowMore } from '#/ui/buttons/show-more'
import { SkeletonScreen } from '#/ui/states/skeleton'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { listedEntries, firstRows } from './listed-entries'
import type { HomeworkFilter } from '../search'
import { CourseHomework } from './course-homework'
import type { HomeworkPlace } from '../entries/homework-place'
import type { HomeworkRead } from '#/domains/study/homework/use-homework-courses'

/** Rows shown at first, and added with each press. */
const ROWS_AT_ONCE = 20

interface HomeworkListsProps {
  reads: readonly HomeworkRead[]
  filter: HomeworkFilter
  place: HomeworkPlace
  /** Number of pages of rows shown; the address holds it. */
  pages: number
  /** An entry shown elsewhere on the screen. */
  without?: HomeworkEntry | undefined
}

/** Homework by course, twenty rows at a time. */
export function HomeworkLists({ reads, filter, place, pages, without }: HomeworkListsProps) {
  const { t } = useLingui()
  const lists = useRef<HTMLDivElement>(null)
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const nameOf = (read: HomeworkRead) => `${place}.${filter}.${read.one.stream.id}`
  const sections = reads.map((read) => {
    const state = read.course ? ('read' as const) : read.error ? ('failed' as const) : ('pending' as const)
    // Storage is read only where placeholders are drawn; a list that had no rows the last time would lose them again.
    const isDrawn = state === 'pending' && hadRows(user.id, nameOf(read))
    return {
      read,
      state,
      rows: read.course ? listedEntries(read.course.homework, filter).filter((entry) => entry !== without) : [],
      placeholders: isDrawn ? rememberedRowCount(user.id, nameOf(read)) : 0,
    }
  })
  const { first, shown, total } = firstRows(sections, pages * ROWS_AT_ONCE)
  useEffect(() => {
    for (const { read, rows } of sections)
      if (read.course) rememberRowCount(user.id, nameOf(read), Math.min(rows.length, ROWS_AT_ONCE))
  })
  const pending = sections.filter(({ state }) => state === 'pending')
  return (
    // The foot of the page stays out of view until all rows are known, which would move it.
    <div ref={lists} className={pending.length > 0 ? 'min-h-dvh' : ''}>
      {first.length === 0 && pending.length > 0 && (
        <SkeletonScreen label={t`Loading your homework`} onRetry={() => pending.forEach(({ read }) => read.retry())}>
          {null}
        </SkeletonScreen>
      )}
      {first.map(({ read, rows, placeholders }) => (
        <CourseHomework key={read.one.stream.id} {...{ read, placeholders, place }} shown={rows} />
      ))}
      <ShowMore list={lists} row="[data-homework]" step={ROWS_AT_ONCE} {...{ shown, total, pages }} />
    </div>
  )
}
