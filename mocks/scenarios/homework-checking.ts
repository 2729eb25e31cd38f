import { sentDayHomework } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const homeworkChecking: Scenario = {
  title: 'Homework is with the expert, who answers when told to in the panel',
  apply(place) {
    sentDayHomework(place)
  },
}
