import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { hadRows, rememberRowCount, rememberedRowCount } from '#/platform/storage'
import { ShowMore } from '#/ui/buttons/show-more'
import { SkeletonScreen } from '#/ui/states/skeleton'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { firstRows, upToFirstPending, listedEntries } from './listed-entries'
import { useHasWaited } from '#/ui/use-has-waited'
import type { HomeworkFilter } from '../search'
import { CourseHomework } from './course-homework'
import type { HomeworkPlace } from '../entries/homework-place'
import type { HomeworkRead } from '#/domains/study/homework/use-homework-courses'

/** Rows shown at first, and added with each press. */
const ROWS_AT_ONCE = 20

/** For so long what is still unknown holds back what stands below it, which its rows would move. */
const HOLD_MS = 2000

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
  const isNameless = reads.some(({ course }) => course?.homework.some(({ row }) => row.homework === null))
  const { isLoading: isNaming } = useQuery({ ...homeworkQueries.all(), enabled: isNameless, retryOnMount: false })
  const isLate = useHasWaited(HOLD_MS)
  const sections = reads.map((read) => {
    const rows = read.course ? listedEntries(read.course.homework, filter).filter((entry) => entry !== without) : []
    // A name may need a second line.
    const isNamed = isLate || !isNaming || rows.every(({ row }) => row.homework !== null)
    const state = read.course && isNamed ? ('read' as const) : read.error ? ('failed' as const) : ('pending' as const)
    // Storage is read only where placeholders are drawn; a list that had no rows the last time would lose them again.
    const isDrawn = state === 'pending' && hadRows(user.id, nameOf(read))
    const placeholders = rows.length || (isDrawn ? rememberedRowCount(user.id, nameOf(read)) : 0)
    return { read, state, rows, placeholders }
  })
  const { first, shown, total } = firstRows(isLate ? sections : upToFirstPending(sections), pages * ROWS_AT_ONCE)
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
      {first.map(({ read, state, rows, placeholders }) => (
        <CourseHomework
          key={read.one.stream.id}
          {...{ read, placeholders, place }}
          shown={state === 'pending' ? null : rows}
        />
      ))}
      <ShowMore list={lists} row="[data-homework]" step={ROWS_AT_ONCE} {...{ shown, total, pages }} />
    </div>
  )
}
