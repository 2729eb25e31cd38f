import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { cx } from '#/ui/cx'
import { Rows } from '#/ui/page/rows'
import { ErrorBlock } from '#/ui/states/error-block'
import { MoreFailed } from './components/more-failed'
import { ResultBones, ResultRow } from './components/result-row'
import type { CourseResult } from './model'
import type { FoundCourses } from './use-course-search'

const BONES = 3

interface FoundSectionProps {
  found: FoundCourses
  /** Those that the learner does not have; null until the first answer is there. */
  courses: readonly CourseResult[] | null
  /** What it finds is marked in them. */
  pattern: RegExp | null
}

/** Courses of the school that a search has found. Earlier ones stay, paler, until the next answer is there. */
export function FoundSection({ found, courses, pattern }: FoundSectionProps) {
  const { t } = useLingui()
  const titleId = useId()
  if (found.error)
    return <ErrorBlock error={found.error} title={t`Failed to search courses`} onRetry={found.retry} as="h3" />
  if (courses?.length === 0 && !found.isWaiting) return null
  return (
    <section aria-labelledby={titleId} aria-busy={found.isWaiting} className="mt-9 first:mt-0">
      <h2 id={titleId} className="type-h4 mb-3.5">{t`In the catalog`}</h2>
      <Rows className={cx('transition-opacity', found.isWaiting && courses && 'opacity-60')}>
        {courses
          ? courses.map((course) => <ResultRow key={course.id} course={course} pattern={pattern} />)
          : Array.from({ length: BONES }, (_, at) => <ResultBones key={at} />)}
      </Rows>
      {found.moreError && (
        <MoreFailed title={t`Failed to search courses`} error={found.moreError} onRetry={found.retry} />
      )}
    </section>
  )
}
