import { EndedActions, useEndedTexts } from '#/domains/study/course/ended-course'
import { useCourse } from '#/domains/study/course/use-course'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { StreamPill } from '#/domains/study/streams/stream-pill'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { Skeleton } from '#/ui/states/skeleton'
import { ContinueLayout } from './continue-layout'

/** Home's lead where every course is over: what was done in the last one, what stays open, and how to go on. */
export function EndedCourse({ one }: { one: StreamInState }) {
  const { stream, state } = one
  const { view, error } = useCourse(one)
  const textsOf = useEndedTexts()
  return (
    <ContinueLayout
      stream={stream}
      eyebrow={<StreamPill stream={stream} state={state} bare />}
      title={useCourseName()(stream)}
      text={view ? textsOf(view).join(' ') : !error && <Skeleton className="mt-1.5 h-4 w-11/12" />}
      actions={<EndedActions stream={stream} size="lg" />}
      week={null}
    />
  )
}
