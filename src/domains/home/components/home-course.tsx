import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { useNewTimes } from '#/domains/study/days/use-new-times'
import { ContinueBlock } from './continue-block'
import { HomeNotes } from './home-notes'
import { useCourse } from '#/domains/study/course/use-course'

/** What home shows of the course to continue: the day to do next, and what else matters. */
export function HomeCourse({ one }: { one: StreamInState }) {
  const course = useCourse(one)
  useNewTimes(one.stream, course.view?.locks.status)
  return (
    <>
      <ContinueBlock one={one} course={course} />
      <HomeNotes one={one} course={course} />
    </>
  )
}
