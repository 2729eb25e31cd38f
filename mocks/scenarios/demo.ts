import { only, setToday } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const demo: Scenario = {
  title: 'Demo access: some days are open, the rest belongs to the full course',
  apply({ world, main, now }) {
    const stream = only(main)
    Object.assign(stream, { isDemo: true, fullAccess: false })
    setToday(world, stream, 3, now)
  },
}
