import { makeFull, only, setToday } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const selfie: Scenario = {
  title: 'A selfie is needed before the next stage',
  apply({ world, main, now }) {
    const stream = only(main)
    makeFull(stream)
    setToday(world, stream, 7, now)
    stream.homeworks = []
  },
}
