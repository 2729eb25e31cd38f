import type { Scenario } from './scenario.ts'

export const configFail: Scenario = {
  title: 'The domain configuration does not load',
  apply({ world }) {
    world.faults.push({ call: 'A31', kind: '500', left: null })
  },
}
