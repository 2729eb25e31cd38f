import { only, setToday } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const notStarted: Scenario = {
  title: 'The course begins in six days',
  apply({ world, main, now }) {
    setToday(world, only(main), -5, now, 0)
  },
}
