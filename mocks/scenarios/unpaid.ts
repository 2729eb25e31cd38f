import type { Scenario } from './scenario.ts'

export const unpaid: Scenario = {
  title: 'The first payment is under way, and what it pays for is not open yet',
  apply({ main }) {
    for (const stream of main.streams.slice(1)) Object.assign(stream, { isOptional: true, freeze: null })
    for (const subscription of main.subscriptions) {
      Object.assign(subscription, {
        status: 'pending',
        isActive: false,
        isActiveStatus: false,
        nextPayAt: null,
        endDate: null,
      })
    }
  },
}
