import { endSubscriptions, featured, makeFull } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const stopped: Scenario = {
  title: 'The course belongs to a subscription that has ended',
  apply(place) {
    const stream = featured(place.main)
    makeFull(stream)
    stream.isOptional = true
    endSubscriptions(place)
  },
}
