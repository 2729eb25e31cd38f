import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { keepRows, rowsBefore } from '#/platform/rows-before'
import { ShowMore } from '#/ui/show-more'
import type { HomeworkEntry } from '../homework-entries'
import { listedEntries } from '../listed-entries'
import { firstRows } from '../first-rows'
import type { HomeworkFilter } from '../search'
import { CourseHomework } from './course-homework'
import type { HomeworkPlace } from './homework-place'
import type { HomeworkRead } from './use-homework-courses'

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
  const lists = useRef<HTMLDivElement>(null)
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const nameOf = (read: HomeworkRead) => `${place}.${filter}.${read.one.stream.id}`
  const sections = reads.map((read) => ({
    read,
    state: read.course ? ('read' as const) : read.error ? ('failed' as const) : ('pending' as const),
    rows: read.course ? listedEntries(read.course.entries, filter).filter((entry) => entry !== without) : [],
    // Storage is read only where placeholders are drawn.
    bones: read.course || read.error ? 0 : rowsBefore(user.id, nameOf(read)),
  }))
  const { first, shown, total } = firstRows(sections, pages * ROWS_AT_ONCE)
  useEffect(() => {
    for (const { read, rows } of sections)
      if (read.course) keepRows(user.id, nameOf(read), Math.min(rows.length, ROWS_AT_ONCE))
  })
  return (
    <div ref={lists}>
      {first.map(({ read, rows, bones }) => (
        <CourseHomework key={read.one.stream.id} {...{ read, bones, place }} shown={rows} />
      ))}
      <ShowMore list={lists} row="[data-homework]" step={ROWS_AT_ONCE} {...{ shown, total, pages }} />
    </div>
  )
}
