import { answered } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const homeworkDone: Scenario = {
  title: 'Homework was approved',
  apply(place) {
    answered(place, 'DONE')
  },
}
