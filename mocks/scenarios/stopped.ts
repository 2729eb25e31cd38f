import { DAY_S } from '../world/clock.ts'
import { featured, makeFull } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const stopped: Scenario = {
  title: 'The course belongs to a subscription that has ended',
  apply({ main, now }) {
    const stream = featured(main)
    makeFull(stream)
    stream.isOptional = true
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
