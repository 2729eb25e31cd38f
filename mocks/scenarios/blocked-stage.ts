import { findCourse } from '../world/school.ts'
import { makeFull, only, setToday } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const blockedStage: Scenario = {
  title: 'The next stage has opened by date, but what it asks for was not sent',
  apply({ world, main, now }) {
    const stream = only(main)
    makeFull(stream)
    const stages = findCourse(world, stream.courseId)?.stages ?? []
    const asking = stages.findLastIndex((stage) => stage.requestHomeworks.length > 0)
    const first = stages[asking + 1]?.days[0]?.number ?? 1
    setToday(world, stream, first, now)
    stream.homeworks = stream.homeworks.filter(({ status }) => status === 'DONE')
  },
}
