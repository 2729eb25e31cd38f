import { useLingui } from '@lingui/react/macro'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { AccessNote } from './access-note'
import { NOTES } from './home-note'
import { HomeworkNote } from './homework-note'
import { NotesSkeleton } from './notes-skeleton'
import { StageNote } from './stage-note'
import type { CourseRead } from '#/domains/study/course/use-course'

interface HomeNotesProps {
  one: StreamInState
  course: CourseRead
}

/** What else matters in the current course: homework, the next stage, access. */
export function HomeNotes({ one, course: { view, error } }: HomeNotesProps) {
  const { t } = useLingui()
  if (error || !one.stream.course) return null
  if (!view) return <NotesSkeleton />
  return (
    <ul aria-label={t`In this course`} className={NOTES}>
      <HomeworkNote view={view} />
      <StageNote view={view} />
      <AccessNote one={one} />
    </ul>
  )
}
