import type { Scenario } from './scenario.ts'

export const expiredToken: Scenario = {
  title: 'The token of this device is no longer valid',
  apply({ world }) {
    world.extras.push('expired-token')
  },
}
