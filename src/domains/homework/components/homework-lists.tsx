import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button } from '#/ui/button'
import { type HomeworkEntry } from '../homework-entries'
import { listedEntries } from '../homework-filter'
import type { HomeworkFilter } from '../search'
import { CourseHomework } from './course-homework'
import type { HomeworkPlace } from './homework-place'
import type { CourseRead } from './use-homework-courses'

/** Rows at first, and with each press. */
const ROWS_AT_ONCE = 20

interface HomeworkListsProps {
  reads: readonly CourseRead[]
  filter: HomeworkFilter
  place: HomeworkPlace
  /** Pages of rows that are shown; the address keeps it. */
  pages: number
  /** Shown elsewhere on the screen. */
  without?: HomeworkEntry | undefined
}

/** The homework by courses, twenty rows at a time. */
export function HomeworkLists({ reads, filter, place, pages, without }: HomeworkListsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const lists = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number | null>(null)
  const limit = pages * ROWS_AT_ONCE
  const sections = reads.map((read) => ({
    read,
    rows: read.course ? listedEntries(read.course.entries, filter).filter((entry) => entry !== without) : [],
  }))
  const total = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  const shownCount = Math.min(limit, total)

  useEffect(() => {
    const index = firstNew.current
    if (index === null || shownCount <= index) return
    firstNew.current = null
    lists.current?.querySelectorAll('[data-homework]')[index]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [shownCount])

  function more() {
    firstNew.current = shownCount
    void navigate({
      to: '.',
      search: (search) => ({ ...search, pages: pages + 1 }),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <div ref={lists}>
      {sections.map(({ read, rows }, index) => {
        const before = sections.slice(0, index).reduce((sum, other) => sum + other.rows.length, 0)
        const shown = rows.slice(0, Math.max(0, limit - before))
        const isHere = shown.length > 0 || (read.course === null && before < limit)
        return isHere && <CourseHomework key={read.one.stream.id} read={read} shown={shown} place={place} />
      })}
      {shownCount < total && (
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <Button onClick={more}>{t`Show ${Math.min(ROWS_AT_ONCE, total - shownCount)} more`}</Button>
          <span className="num text-small text-muted">{t`${shownCount} of ${total}`}</span>
        </div>
      )}
    </div>
  )
}
