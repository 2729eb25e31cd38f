import type { Scenario } from './scenario.ts'

export const expertRefuses: Scenario = {
  title: 'The next homework that is sent will not be approved',
  apply({ world }) {
    world.verdict = 'FAIL'
  },
}
