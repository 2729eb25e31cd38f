import { demo } from './demo.ts'
import type { Scenario } from './scenario.ts'

export const offers: Scenario = {
  title: 'The school offers something at each place of its courses',
  apply({ world }) {
    world.extras.push('offers')
  },
}

export const demoOffers: Scenario = {
  title: 'The same in a demo course, whose locked days offer the whole one',
  apply(place) {
    demo.apply?.(place)
    offers.apply?.(place)
  },
}
