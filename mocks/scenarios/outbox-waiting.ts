import type { Scenario } from './scenario.ts'

export const outboxWaiting: Scenario = {
  title: 'Two messages wait on the device: the server does not take them',
  apply({ world }) {
    world.extras.push('outbox-waiting')
    world.faults.push({ call: 'L19', kind: 'offline', left: null })
  },
}
