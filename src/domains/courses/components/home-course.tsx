import type { StreamInState } from '../stream-groups'
import { ContinueBlock } from './continue-block'
import { HomeNotes } from './home-notes'
import { useCourse } from './use-course'

/** What home says of the course to go on with: the day to do next, and what else matters. */
export function HomeCourse({ one }: { one: StreamInState }) {
  const course = useCourse(one)
  return (
    <>
      <ContinueBlock one={one} course={course} />
      <HomeNotes one={one} course={course} />
    </>
  )
}
