import { expect, it } from 'vitest'
import { isLessonComplete } from '#/domains/study/days/day-progress'
import { leftToView } from './left-to-view'
import { sampleLesson, sampleVideo } from '#/domains/study/lessons/lesson-fixtures'

const video = sampleLesson({ delay: 64 })
const explained = sampleLesson({ localVideoFile: null, localDescriptionVideoFile: sampleVideo() })
const unknown = sampleLesson({ delay: 0 })
const bare = sampleLesson({ localVideoFile: null, delay: 0 })

it.each([
  // lessons, seconds viewed of each, what can be viewed, how many are left
  ['one that is not viewed', [video], 0, true, 1],
  ['one that is viewed', [video], 40, true, 0],
  ['one that only explains', [explained], 0, true, 1],
  ['one without any video', [bare], 0, false, 0],
  ['one without any video beside one with', [bare, video], 0, true, 1],
  ['one whose length is unknown', [unknown], 0, true, 1],
  ['one whose length is unknown, viewed', [unknown], 1, true, 0],
  ['none', [], 0, false, 0],
] as const)('of %s', (_name, lessons, seconds, hasVideos, left) => {
  const isComplete = (lesson: { delay: number }) => isLessonComplete(lesson, seconds)
  expect(leftToView({ lessons, isComplete })).toEqual({ hasVideos, left })
})
