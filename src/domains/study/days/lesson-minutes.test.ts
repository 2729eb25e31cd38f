import { expect, it } from 'vitest'
import { lessonMinutes } from './lesson-minutes'

it.each([
  [[], 0],
  [[0], 0],
  [[60], 1],
  [[61], 2],
  [[30, 31], 2],
])('videos of %j seconds last %i minutes', (seconds, minutes) => {
  expect(lessonMinutes(seconds.map((delay) => ({ delay })))).toBe(minutes)
})
