import { bannersEverywhere, newFeaturesOf } from '../world/banners.ts'
import type { Scenario } from './scenario.ts'

export const banners: Scenario = {
  title: 'A banner at every place, and new features',
  apply({ world }) {
    world.banners.push(...bannersEverywhere(world))
    world.newFeatures.push(...newFeaturesOf(world))
  },
}
