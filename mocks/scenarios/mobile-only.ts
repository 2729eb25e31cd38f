import { DAY_S } from '../world/clock.ts'
import { addSubscription } from '../world/seed/people.ts'
import { tx } from '../world/content/content.ts'
import type { Scenario } from './scenario.ts'

export const mobileOnly: Scenario = {
  title: 'The only subscription is one of the mobile app',
  apply({ world, main, now }) {
    main.subscriptions = []
    addSubscription(world, main, tx('Mobile', 'Мобильная', 'Móvil'), {
      serviceType: 'mobile_subscription',
      nextPayAt: now + 20 * DAY_S,
    })
  },
}
