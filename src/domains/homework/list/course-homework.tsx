import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { isApiError } from '#/api/errors'
import { Rows } from '#/ui/page/rows'
import { ErrorBlock } from '#/ui/states/error-block'
import { SkeletonScreen } from '#/ui/states/skeleton'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { RowSkeleton } from './row-skeleton'
import { HomeworkRowItem } from './homework-row-item'
import type { HomeworkPlace } from '../entries/homework-place'
import type { HomeworkRead } from '#/domains/study/homework/use-homework-courses'

interface CourseHomeworkProps {
  read: HomeworkRead
  /** Entries of the course that are shown; null while they are not all known. */
  shown: readonly HomeworkEntry[] | null
  /** Number of placeholder rows while it is loading. */
  placeholders: number
  place: HomeworkPlace
}

/** A course's homework: its name, how much of it is approved, its rows. It loads and fails independently of other courses. */
export function CourseHomework({ read, shown, placeholders, place }: CourseHomeworkProps) {
  const { t } = useLingui()
  const id = useId()
  const { one, course, error, isRetrying, retry } = read
  const name = useCourseName()(one.stream)
  const offered = course?.homework.filter(({ isOffered }) => isOffered) ?? []
  const approved = offered.filter(({ state }) => state === 'DONE').length
  const total = offered.length
  return (
    <section aria-labelledby={id} className="mt-9">
      <header className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 id={id} className="type-h2 wrap-anywhere">
          {name}
        </h2>
        {course && (
          <span className="num text-small text-muted">
            {place === 'tasks' ? t`${approved} of ${total} done` : t`${approved} of ${total} approved`}
          </span>
        )}
      </header>
      {course && shown ? (
        <Rows>
          {shown.map((entry) => (
            <HomeworkRowItem key={`${entry.row.targetType} ${entry.row.target.id}`} {...{ course, entry, place }} />
          ))}
        </Rows>
      ) : isApiError(error, 404) ? (
        // The server does not show the course (contract 9.1): a retry would not help.
        <p className="max-w-130 text-muted">
          {t`It is yours, and your progress is safe. The school has not published it here, or has taken it back for a while.`}
        </p>
      ) : error ? (
        <ErrorBlock
          as="h3"
          error={error}
          title={t`The homework of this course didn’t load`}
          safe={t`What you sent is safe.`}
          retrying={isRetrying}
          onRetry={retry}
        />
      ) : (
        <SkeletonScreen label={t`Loading the homework of ${name}`} onRetry={retry}>
          <RowSkeleton count={placeholders} place={place} />
        </SkeletonScreen>
      )}
    </section>
  )
}
