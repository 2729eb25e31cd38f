import { giveStream } from './changes.ts'
import type { Scenario } from './scenario.ts'

export const noEmail: Scenario = {
  title: 'A learner who signed up without an e-mail',
  persona: 'no-email',
  apply(place) {
    giveStream(place, place.persona('no-email'))
  },
}
