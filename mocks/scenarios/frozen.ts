import { DAY_S } from '../world/clock.ts'
import { freeze } from '../world/streams.ts'
import { findCourse } from '../world/school.ts'
import { makeFull, only } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const frozen: Scenario = {
  title: 'The course is paused for ten more days',
  apply({ world, main, now }) {
    const stream = only(main)
    makeFull(stream)
    const course = findCourse(world, stream.courseId)
    if (course) freeze(stream, course, now - 4 * DAY_S, now + 10 * DAY_S, now)
  },
}
