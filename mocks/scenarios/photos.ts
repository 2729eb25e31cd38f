import { DAY_S, HOUR_S } from '../world/clock.ts'
import { answerHomework, sendHomework } from '../world/homework.ts'
import { schoolOf } from '../world/school.ts'
import { ownPhoto } from '../world/seed/people.ts'
import { sentDayHomework } from './changes.ts'
import type { Scenario } from './scenario.ts'

const ANSWERS = 80
const PHOTOS = 5

export const photos: Scenario = {
  title: '400 homework photos of more than a year',
  apply(place) {
    const { world, main, now } = place
    const { stream, state } = sentDayHomework(place)
    const { answer, answerArts } = schoolOf(world.brand)
    state.createdAt = now - (ANSWERS + 1) * 5 * DAY_S
    for (let n = ANSWERS; n > 0; n -= 1) {
      const at = now - n * 5 * DAY_S
      const fileIds = Array.from({ length: PHOTOS }, (_, photo) => {
        const art = answerArts[(n + photo) % answerArts.length] ?? ''
        return ownPhoto(world, main, art, `${art}-${n}-${photo}.jpg`)
      })
      sendHomework(world, main, stream, state, { message: answer[main.user.locale], fileIds }, at)
      answerHomework(world, main, stream, state, at + 3 * HOUR_S)
    }
  },
}
