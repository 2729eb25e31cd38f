import { HOUR_S } from '../world/clock.ts'
import type { Scenario } from './scenario.ts'

export const clockSkew: Scenario = {
  title: 'The device’s clock is two hours behind the server’s',
  apply({ world }) {
    world.clockOffsetMs += 2 * HOUR_S * 1000
  },
}
