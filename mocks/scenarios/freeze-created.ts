import { midnight } from '../world/clock.ts'
import { freeze } from '../world/streams.ts'
import { findCourse } from '../world/school.ts'
import { makeFull, only } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const freezeCreated: Scenario = {
  title: 'A pause begins in three days',
  apply({ world, main, now }) {
    const stream = only(main)
    makeFull(stream)
    const course = findCourse(world, stream.courseId)
    if (course) freeze(stream, course, midnight(now, 3), midnight(now, 10), now)
  },
}
