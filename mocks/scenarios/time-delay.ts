import { only, setToday } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const timeDelay: Scenario = {
  title: 'Demo access on its second day: later days open one a day',
  apply({ world, main, now }) {
    const stream = only(main)
    Object.assign(stream, { isDemo: true, fullAccess: false })
    setToday(world, stream, 2, now)
  },
}
