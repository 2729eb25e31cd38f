import type { Scenario } from './scenario.ts'

export const expertSilent: Scenario = {
  title: 'No expert answers by the clock, only by the panel',
  apply({ world }) {
    world.answerAfterSeconds = null
  },
}
