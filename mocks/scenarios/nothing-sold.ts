import type { Scenario } from './scenario.ts'

export const nothingSold: Scenario = {
  title: 'The school sells nothing more for the courses',
  apply({ world }) {
    world.extras.push('nothing-sold')
  },
}
