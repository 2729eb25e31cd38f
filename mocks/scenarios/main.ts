import type { Scenario } from './scenario.ts'

export const main: Scenario = {
  title: 'A learner in the middle of a course',
}
