import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CirclePlay } from 'lucide-react'
import { studyQueries } from '#/domains/study/course-queries'
import { type LessonMoment, momentSearch } from '#/domains/study/lesson-moment'
import { courseQueries } from '#/domains/study/stream-queries'
import { clockText } from '#/lib/clock-text'
import { Icon } from '#/ui/pictures/icon'

/** In a question about a lesson: leads back to its moment. */
export function MomentCard({ moment }: { moment: LessonMoment }) {
  const { t } = useLingui()
  const { streamId, dayNumber, seconds } = moment
  const title = useKnownTitle(moment) || t`Lesson`
  const clock = clockText(seconds)
  return (
    <Link
      to="/course/$streamId/calendar/$dayNumber"
      params={{ streamId, dayNumber }}
      search={momentSearch(moment)}
      className="flex min-h-11 items-center gap-3 rounded-md bg-bg px-3 py-2 no-underline hover:bg-fill"
    >
      <Icon of={CirclePlay} size={24} className="text-accent-text" />
      <span className="min-w-0">
        <b className="block truncate text-small font-bold">{title}</b>
        <span className="num block text-caption text-muted">{t`Day ${dayNumber}, at ${clock}`}</span>
      </span>
    </Link>
  )
}

/** The lesson's title where the course has been loaded already: a conversation asks for no course. */
function useKnownTitle({ streamId, lessonId }: LessonMoment): string | undefined {
  const client = useQueryClient()
  const stream = client.getQueryData(courseQueries.streams().queryKey)?.find(({ id }) => id === streamId)
  const stages = stream && client.getQueryData(studyQueries.stages(stream.courseId).queryKey)
  return stages
    ?.flatMap(({ days }) => days)
    .flatMap(({ lessonSets }) => lessonSets)
    .flatMap(({ lessons }) => lessons)
    .find(({ id }) => id === lessonId)?.title
}
