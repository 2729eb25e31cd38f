import { Skeleton } from '#/ui/states/skeleton'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { isStudyable } from '#/domains/study/streams/stream-state'
import { ContinueLayout } from './continue-layout'
import { useCourseName } from '#/domains/study/streams/use-course-name'

/** Home's lead while its course is loading: name and picture are known already. */
export function ContinueSkeleton({ one: { stream, state } }: { one: StreamInState }) {
  const name = useCourseName()(stream)
  const isDay = stream.course !== null && isStudyable(state)
  return (
    <ContinueLayout
      stream={stream}
      eyebrow={isDay && name}
      title={isDay ? undefined : name}
      text={<Skeleton className="mt-1.5 h-4 w-11/12" />}
      actions={<Skeleton className="h-13.5 w-45 rounded-control!" />}
    />
  )
}
