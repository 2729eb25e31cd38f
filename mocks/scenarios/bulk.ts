import { coursesOf } from '../world/school.ts'
import { tx } from '../world/content/content.ts'
import { addPastScores, addStream } from '../world/seed/people.ts'
import { openHomework } from '../world/homework.ts'
import type { Scenario } from './scenario.ts'

export const bulk: Scenario = {
  title: '40 streams, more than 300 homeworks and 400 bookings of points',
  apply({ world, main, now }) {
    world.extras.push('bulk')
    const why = tx('A finished day', 'Пройденный день', 'Un día terminado')
    // The balance stays.
    addPastScores(
      main,
      now,
      Array.from({ length: 400 }, (_, day) => [-40 - day, day % 2 === 0 ? 10 : -10, why]),
    )
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
