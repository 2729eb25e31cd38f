import { answered } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const homeworkFail: Scenario = {
  title: 'Homework was not approved and can be sent again',
  apply(place) {
    answered(place, 'FAIL')
  },
}
