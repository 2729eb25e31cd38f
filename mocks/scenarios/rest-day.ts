import { daysOf, findCourse } from '../world/school.ts'
import { makeFull, only, setToday } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const restDay: Scenario = {
  title: 'Today is a day of rest',
  apply({ world, main, now }) {
    const stream = only(main)
    makeFull(stream)
    const course = findCourse(world, stream.courseId)
    const rest = (course ? daysOf(course) : []).find((day) => day.isRest)
    setToday(world, stream, rest?.number ?? 1, now)
  },
}
