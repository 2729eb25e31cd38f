import { DAY_S } from '../world/clock.ts'
import { makeFull, only, setToday } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const ended: Scenario = {
  title: 'The course ended ten days ago',
  apply({ world, main, now }) {
    const stream = only(main)
    makeFull(stream)
    setToday(world, stream, 40, now, 10)
    stream.end = now - 10 * DAY_S
  },
}
