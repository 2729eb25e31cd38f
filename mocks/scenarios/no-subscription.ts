import { endSubscriptions } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const noSubscription: Scenario = {
  title: 'Every course belongs to a subscription that has ended (guard 6)',
  apply(place) {
    for (const stream of place.main.streams)
      Object.assign(stream, { isOptional: true, isDemo: false, fullAccess: true, freeze: null })
    endSubscriptions(place)
  },
}
