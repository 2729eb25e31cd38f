import { describe, expect, it } from 'vitest'
import { chooseLesson } from './choose-lesson'
import { sampleLesson, sampleVideo } from './lesson-fixtures'
import { lessonVideo, lessonViews } from './lesson-videos'
import { roundsDone, viewedSeconds } from './rounds'

describe('lessonVideo', () => {
  const wide = sampleVideo({ id: 1 })
  const tall = sampleVideo({ id: 2 })
  const wideTalk = sampleVideo({ id: 3 })
  const tallTalk = sampleVideo({ id: 4 })
  const none = {
    localVideoFile: null,
    localDescriptionVideoFile: null,
    verticalVideo: null,
    verticalDescriptionVideo: null,
  }
  const all = {
    localVideoFile: wide,
    verticalVideo: tall,
    localDescriptionVideoFile: wideTalk,
    verticalDescriptionVideo: tallTalk,
  }

  it.each([
    { videos: all, view: 'do', isPhone: false, shown: { video: wide, isTall: false }, views: ['do', 'explain'] },
    { videos: all, view: 'do', isPhone: true, shown: { video: tall, isTall: true }, views: ['do', 'explain'] },
    {
      videos: all,
      view: 'explain',
      isPhone: false,
      shown: { video: wideTalk, isTall: false },
      views: ['do', 'explain'],
    },
    { videos: all, view: 'explain', isPhone: true, shown: { video: tallTalk, isTall: true }, views: ['do', 'explain'] },
    {
      videos: { ...none, localVideoFile: wide },
      view: 'do',
      isPhone: true,
      shown: { video: wide, isTall: false },
      views: ['do'],
    },
    {
      videos: { ...none, verticalVideo: tall },
      view: 'do',
      isPhone: false,
      shown: { video: tall, isTall: true },
      views: ['do'],
    },
    {
      videos: { ...none, localDescriptionVideoFile: wideTalk },
      view: 'do',
      isPhone: false,
      shown: null,
      views: ['explain'],
    },
    { videos: none, view: 'explain', isPhone: true, shown: null, views: [] },
  ] as const)('$views, $view on a phone: $isPhone', ({ videos, view, isPhone, shown, views }) => {
    const lesson = sampleLesson({ ...none, ...videos })
    expect(lessonVideo(lesson, view, isPhone)).toEqual(shown)
    expect(lessonViews(lesson)).toEqual(views)
  })
})

const row = (lessonId: number, viewedSeconds: number, playCount: number) => ({
  dayId: 5,
  lessonId,
  viewedSeconds,
  playCount,
})

describe('roundsDone', () => {
  const lessons = [
    { id: 1, delay: 100 },
    { id: 2, delay: 0 },
  ]

  it.each([
    { rows: [], rounds: 0 },
    { rows: [row(1, 100, 2)], rounds: 0 },
    { rows: [row(1, 100, 2), row(2, 0, 3)], rounds: 2 },
    { rows: [row(1, 99, 2), row(2, 0, 3)], rounds: 1 },
    { rows: [row(1, 1000, 2), row(2, 0, 1)], rounds: 1 },
    { rows: [{ ...row(1, 100, 2), dayId: 6 }, row(2, 0, 1)], rounds: 0 },
  ])('$rows are $rounds rounds', ({ rows, rounds }) => {
    expect(roundsDone(5, lessons, rows)).toBe(rounds)
  })

  it('are none without lessons', () => {
    expect(roundsDone(5, [], [])).toBe(0)
  })
})

describe('chooseLesson', () => {
  const sets = [{ lessons: [sampleLesson({ id: 1 }), sampleLesson({ id: 2 })] }, { lessons: [sampleLesson({ id: 3 })] }]
  it.each([
    { named: 3, complete: [], id: 3 },
    { named: undefined, complete: [1], id: 2 },
    { named: 99, complete: [1, 2], id: 3 },
    { named: undefined, complete: [1, 2, 3], id: 1 },
  ])('$named with $complete complete is $id', ({ named, complete, id }) => {
    expect(chooseLesson(sets, named, (lesson) => complete.includes(lesson.id))?.id).toBe(id)
  })

  it('is none on a day without lessons', () => {
    expect(chooseLesson([], 1, () => false)).toBeNull()
  })
})

it.each([
  [5, 1, 40],
  [5, 2, 0],
  [6, 1, 0],
  [undefined, 1, 0],
])('viewed seconds of day %s, lesson %s are %s', (dayId, lessonId, seconds) => {
  expect(viewedSeconds([row(1, 40, 1)], dayId, lessonId)).toBe(seconds)
})
