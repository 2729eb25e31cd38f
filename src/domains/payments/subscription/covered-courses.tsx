import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { streamPhase } from '#/domains/study/streams/stream-state'
import { StreamPill } from '#/domains/study/streams/stream-pill'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { RowLink, Rows } from '#/ui/page/rows'
import { Skeleton } from '#/ui/states/skeleton'
import type { Covered } from './covered-streams'

interface CoveredCoursesProps {
  /** Undefined while the courses are not there. */
  covered: Covered | undefined
  isEvery: boolean
  isFailed: boolean
}

/** The courses that a subscription covers: those that the learner has by name, the others by their number. */
export function CoveredCourses({ covered, isEvery, isFailed }: CoveredCoursesProps) {
  const { t } = useLingui()
  const nameOf = useCourseName()
  const { now } = useLearnerTime()
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  if (!covered && isFailed) return <p className="text-ui">{t`Your courses didn’t load`}</p>
  if (!covered) return <Skeleton className="h-16 w-full" />
  const { streams, others } = covered
  return (
    <>
      {isEvery && <p className="mb-2 text-ui">{t`All courses of the school.`}</p>}
      <Rows open>
        {streams.map((stream) => (
          <RowLink
            key={stream.id}
            to="/course/$streamId/calendar"
            params={{ streamId: stream.id }}
            icon={BookOpen}
            title={nameOf(stream)}
            detail={<StreamPill bare stream={stream} state={streamPhase(stream, { now, subscriptions })} />}
          />
        ))}
      </Rows>
      {others !== null && others > 0 && (
        <p className="mt-3 text-small text-muted">
          {streams.length > 0
            ? t`${plural(others, { one: 'And # more course, which you have not begun.', other: 'And # more courses, which you have not begun.' })}`
            : t`${plural(others, { one: '# course, which you have not begun.', other: '# courses, which you have not begun.' })}`}
        </p>
      )}
    </>
  )
}
