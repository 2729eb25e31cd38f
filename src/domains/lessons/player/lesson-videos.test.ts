import { describe, expect, it } from 'vitest'
import { sampleLesson, sampleVideo } from '#/domains/study/lessons/lesson-fixtures'
import { chooseLesson, lessonVideo, lessonViews } from './lesson-videos'

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

describe('lessonVideo', () => {
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
    expect(lessonVideo(lesson, view, isPhone, () => false)).toEqual(shown && { view, ...shown })
    expect(lessonViews(lesson)).toEqual(views)
  })
})

it.each([
  { kept: [tall], isPhone: false, shown: tall },
  { kept: [wide], isPhone: true, shown: wide },
  { kept: [wide, tall], isPhone: true, shown: tall },
  { kept: [], isPhone: true, shown: tall },
])('on a phone: $isPhone, of what is kept, the fitting one', ({ kept, isPhone, shown }) => {
  const lesson = sampleLesson({ ...none, localVideoFile: wide, verticalVideo: tall })
  const isKept = (videoId: number) => kept.some(({ id }) => id === videoId)
  expect(lessonVideo(lesson, 'do', isPhone, isKept)).toEqual({ view: 'do', video: shown, isTall: shown === tall })
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
