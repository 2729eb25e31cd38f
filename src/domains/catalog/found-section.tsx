import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '#/ui/buttons/button'
import { cx } from '#/ui/cx'
import { Rows } from '#/ui/page/rows'
import { Banner } from '#/ui/states/banner'
import { ErrorBlock } from '#/ui/states/error-block'
import { errorTexts } from '#/ui/states/error-texts'
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
  const { t, i18n } = useLingui()
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
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Banner tone="danger" role="alert" title={t`Failed to search courses`}>
            {errorTexts(i18n, found.moreError)}
          </Banner>
          <Button onClick={found.retry}>{t`Try again`}</Button>
        </div>
      )}
    </section>
  )
}
