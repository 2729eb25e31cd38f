import { addStream } from '../world/seed/people.ts'
import type { Scenario } from './scenario.ts'

export const notConverted: Scenario = {
  title: 'The videos of today are not converted yet',
  apply({ world, main, now }) {
    world.extras.push('broken')
    addStream(world, main, now, { courseId: 91, today: 3, daysLeft: 30, finished: 2 })
    main.streams.unshift(...main.streams.splice(-1))
  },
}
