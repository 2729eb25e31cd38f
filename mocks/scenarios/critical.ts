import { DAY_S } from '../world/clock.ts'
import { only } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const critical: Scenario = {
  title: 'Two days of the course are left',
  apply({ main, now }) {
    only(main).end = now + 2 * DAY_S
  },
}
