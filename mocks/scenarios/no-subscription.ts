import { DAY_S } from '../world/clock.ts'
import type { Scenario } from './scenario.ts'

export const noSubscription: Scenario = {
  title: 'Every course belongs to a subscription that has ended (guard 6)',
  apply({ main, now }) {
    for (const stream of main.streams)
      Object.assign(stream, { isOptional: true, isDemo: false, fullAccess: true, freeze: null })
    for (const subscription of main.subscriptions) {
      Object.assign(subscription, {
        status: 'ended',
        isActive: false,
        isActiveStatus: false,
        recurrent: false,
        nextPayAt: null,
        endDate: now - 7 * DAY_S,
      })
    }
  },
}
