import { coursesOf } from '../world/school.ts'
import { addStream } from '../world/seed/people.ts'
import { openHomework } from '../world/homework.ts'
import type { Scenario } from './scenario.ts'

export const bulk: Scenario = {
  title: '40 streams and more than 300 homeworks',
  apply({ world, main, now }) {
    world.extras.push('bulk')
    for (const course of coursesOf(world).filter(({ id }) => id >= 200)) {
      const stream = addStream(world, main, now, { courseId: course.id, today: 26, daysLeft: 60, finished: 20 })
      openHomework(world, stream, course, now)
      for (const [n, state] of stream.homeworks.entries()) {
        const status = (['NOT_UPLOADED', 'UPLOADED', 'DONE', 'FAIL'] as const)[n % 4]
        if (status) state.status = status
      }
    }
  },
}
