import type { Scenario } from './scenario.ts'

export const fresh: Scenario = {
  title: 'A guest; the brand’s learner can sign in',
  persona: null,
}
