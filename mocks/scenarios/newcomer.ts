import type { Scenario } from './scenario.ts'

export const newcomer: Scenario = {
  title: 'A learner who has just signed up and has nothing',
  persona: 'newcomer',
}
