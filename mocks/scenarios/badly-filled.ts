import { addStream } from '../world/seed/people.ts'
import type { Scenario } from './scenario.ts'

export const badlyFilled: Scenario = {
  title: 'Today’s day has neither a lesson nor homework',
  apply({ world, main, now }) {
    world.extras.push('broken')
    addStream(world, main, now, { courseId: 91, today: 1, daysLeft: 30, finished: 0 })
    main.streams.unshift(...main.streams.splice(-1))
  },
}
