import { DAY_S } from '../world/clock.ts'
import { otherCoursesOf } from '../world/content/other-courses.ts'
import type { Scenario } from './scenario.ts'

export const newCourses: Scenario = {
  title: 'The school shows its new courses on home',
  apply({ world, now }) {
    world.externalConfig = {
      version: 13,
      new_home_course_ids: otherCoursesOf(world.brand)
        .slice(0, 3)
        .map(({ id }) => id),
      new_home_trigger_date: now - DAY_S,
    }
  },
}
