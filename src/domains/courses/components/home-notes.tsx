import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#/ui/skeleton'
import type { StreamInState } from '../stream-groups'
import { AccessNote } from './access-note'
import { HomeNote, NOTES } from './home-note'
import { HomeworkNote } from './homework-note'
import { StageNote } from './stage-note'
import type { CourseRead } from './use-course'

interface HomeNotesProps {
  one: StreamInState
  course: CourseRead
}

/** What else matters in the course that is under way: homework, the next stage, access. */
export function HomeNotes({ one, course: { view, error } }: HomeNotesProps) {
  const { t } = useLingui()
  if (error || !one.stream.course) return null
  if (!view) return <NotesBones />
  return (
    <ul aria-label={t`In this course`} className={NOTES}>
      <HomeworkNote view={view} />
      <StageNote streamId={one.stream.id} view={view} />
      <AccessNote one={one} />
    </ul>
  )
}

function NotesBones() {
  return (
    <ul aria-hidden className={NOTES}>
      {[0, 1, 2].map((index) => (
        <HomeNote
          key={index}
          label={<Skeleton className="h-3.5 w-20" />}
          title={<Skeleton className="my-0.5 h-4.5 w-4/5" />}
          link={<Skeleton className="my-1 h-3.5 w-28" />}
        />
      ))}
    </ul>
  )
}
