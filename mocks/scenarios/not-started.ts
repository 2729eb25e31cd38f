import { only, setToday } from './changes.ts'
import { chatOf } from '../world/seed/people.ts'
import type { Scenario } from './scenario.ts'

export const notStarted: Scenario = {
  title: 'The course begins in six days',
  apply({ world, main, now }) {
    const stream = only(main)
    setToday(world, stream, -5, now, 0)
    Object.assign(chatOf(main, stream), { canWrite: false, messages: [] })
    stream.consultations = []
  },
}
