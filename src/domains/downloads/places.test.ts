import { expect, it } from 'vitest'
import { sampleLesson, sampleVideo } from '#/domains/study/lessons/lesson-fixtures'
import { makeStream } from '../../../tests/contract/made'
import { lessonVideos } from './lesson-videos'
import { isKeepingLocked, keptId, lessonsToKeep, newLessons, secondsOf } from './places'
import { sourceOf } from './video-plan'

const day = { id: 504, dayNumber: 4 }
const video = (id: number, change = {}) => sampleVideo({ id, duration: 60, ...change })
const UNCONVERTED = { m3u8: null, mp4: null }
const full = sampleLesson({
  id: 811,
  localVideoFile: video(1),
  verticalVideo: video(2),
  localDescriptionVideoFile: video(3),
})
const unconverted = sampleLesson({ id: 812, localVideoFile: video(4, UNCONVERTED) })
const places = [full, unconverted].map((lesson) => ({ day, lesson }))

it.each([
  { isPhone: true, ids: [2, 3] },
  { isPhone: false, ids: [1, 3] },
])('keeps what a screen shows (a phone: $isPhone), of videos that are converted', ({ isPhone, ids }) => {
  const lessons = lessonsToKeep(places, { isPhone, canRunHls: true })
  expect(lessons.map(({ lesson, videos }) => [lesson.id, videos.map(({ id }) => id)])).toEqual([[811, ids]])
  expect(secondsOf(lessons)).toBe(120)
})

it('knows all videos of a lesson', () => {
  expect(lessonVideos(full).map(({ id }) => id)).toEqual([1, 3, 2])
})

it.each([
  { m3u8: 'a.m3u8', mp4: 'a.mp4', canRunHls: true, source: { kind: 'hls', url: 'a.m3u8' } },
  { m3u8: 'a.m3u8', mp4: 'a.mp4', canRunHls: false, source: { kind: 'file', url: 'a.mp4' } },
  { m3u8: null, mp4: 'a.mp4', canRunHls: true, source: { kind: 'file', url: 'a.mp4' } },
  { m3u8: 'a.m3u8', mp4: null, canRunHls: false, source: null },
  { ...UNCONVERTED, canRunHls: true, source: null },
])('of $m3u8 and $mp4 it keeps $source (playlists: $canRunHls)', ({ source, canRunHls, ...addresses }) => {
  expect(sourceOf(addresses, canRunHls)).toEqual(source)
})

it('puts a lesson into the queue with what is known of it', () => {
  const stream = makeStream({ id: 301, courseId: 41 })
  const lessons = lessonsToKeep(places, { isPhone: false, canRunHls: true })
  const choice = { height: 360, bytesPerSecond: 1000, isAutomatic: true }
  expect(newLessons(stream, lessons, choice)).toEqual([
    {
      id: keptId(301, 504, 811),
      streamId: 301,
      courseId: 41,
      courseName: stream.course?.caption,
      dayId: 504,
      dayNumber: 4,
      lessonId: 811,
      title: full.title,
      videoIds: [1, 3],
      height: 360,
      total: 120_000,
      isAutomatic: true,
    },
  ])
  expect(newLessons({ ...stream, course: null }, lessons, choice)[0]?.courseName).toBe('')
})

it.each([
  [true, true, false],
  [true, false, true],
  [false, false, false],
])('in a demo (%s) that may be kept (%s) keeping is locked: %s', (isDemo, isDemoOfflineModeAccessible, locked) => {
  const { course, ...stream } = makeStream({ isDemo })
  expect(isKeepingLocked({ ...stream, course: course && { ...course, isDemoOfflineModeAccessible } })).toBe(locked)
  expect(isKeepingLocked({ isDemo, course: null })).toBe(isDemo)
})
