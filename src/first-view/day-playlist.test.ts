import { describe, expect, it } from 'vitest'
import { callHeaders } from '../../mocks/call-headers'
import { scenarios } from '../../mocks/scenarios/scenarios'
import { testWorld } from '../../mocks/test-world'
import { stageWire } from '../../mocks/world/wire/stage-wire'
import * as examples from '../../tests/contract/examples'
import { someRows } from '../../tests/some-rows'
import { apiUrl } from '../api/address'
import { laxList, orNull } from '../api/codecs'
import { type EarlyCall, stagesCall, statusCall, streamsCall } from '../domains/study/calls'
import { isLessonComplete, viewedSeconds } from '../domains/study/days/day-progress'
import type { Day, StreamStatus } from '../domains/study/model'
import { streamStatusWire } from '../domains/study/stage-wire'
import { chooseLesson } from '#/domains/lessons/player/lesson-videos'
import { lessonVideo } from '../domains/lessons/player/lesson-videos'
import * as z from '../lib/zod'
import { dayPlaylist } from './day-playlist'
import { recordsOf, rowsOf } from './rows'

const playlistOf = (name: string) => `https://cdn.example/${name}.m3u8`
const answer = (data: unknown) => ({ success: true, data, errors: null })
const video = (name: string, change: object = {}) => ({ type: 'video', m3u8: playlistOf(name), ...change })
const lesson = (id: number, change: object = {}) => ({
  ...examples.lesson,
  id,
  sort: id,
  video_length: 100,
  local_video_file: video(`wide-${id}`),
  ...change,
})
const stages = (...lessons: object[]) =>
  answer([{ ...examples.stage, days: [{ ...examples.day, lesson_sets: [{ ...examples.lessonSet, lessons }] }] }])
const viewed = (lessonId: number, seconds: number, dayId = examples.day.id) => ({
  day_id: dayId,
  lesson_id: lessonId,
  viewed_seconds: seconds,
})
const opened = { dayNumber: examples.day.day_number, lesson: 0, isPhone: false }

describe('the playlist of the lesson that a day opens with', () => {
  it.each<[string, object[], object[], string | null]>([
    ['the first one', [lesson(2), lesson(1)], [], playlistOf('wide-1')],
    ['the first by its place', [lesson(1, { sort: 2 }), lesson(2, { sort: 1 })], [], playlistOf('wide-2')],
    ['one without a place first', [lesson(1), lesson(2, { sort: undefined })], [], playlistOf('wide-2')],
    ['the first that is not viewed by half', [lesson(1), lesson(2)], [viewed(1, 50)], playlistOf('wide-2')],
    ['the first where too little is viewed', [lesson(1), lesson(2)], [viewed(1, 49)], playlistOf('wide-1')],
    ['the first where another day counted it', [lesson(1), lesson(2)], [viewed(1, 50, 7)], playlistOf('wide-1')],
    ['the first where all are viewed', [lesson(1), lesson(2)], [viewed(1, 50), viewed(2, 50)], playlistOf('wide-1')],
    ['none without a video', [lesson(1, { local_video_file: null })], [], null],
    ['none for a file of another type', [lesson(1, { local_video_file: video('a', { type: 'audio' }) })], [], null],
    ['none without a playlist', [lesson(1, { local_video_file: video('a', { m3u8: null }) })], [], null],
    [
      'none behind an address that nothing may be fetched from',
      [lesson(1, { local_video_file: video('a', { m3u8: 'ftp://a/b.m3u8' }) })],
      [],
      null,
    ],
    ['none without lessons', [], [], null],
  ])('%s', (_what, lessons, statistics, playlist) => {
    expect(dayPlaylist(stages(...lessons), answer({ lessons: statistics }), opened)).toBe(playlist)
  })

  it('is that of the lesson in the address', () => {
    expect(dayPlaylist(stages(lesson(1), lesson(2)), answer({}), { ...opened, lesson: 2 })).toBe(playlistOf('wide-2'))
  })

  it.each([
    [true, playlistOf('tall')],
    [false, playlistOf('wide-1')],
  ])('is the vertical one on a phone (%s) only', (isPhone, playlist) => {
    const both = stages(lesson(1, { vertical_video: video('tall') }))
    expect(dayPlaylist(both, answer({}), { ...opened, isPhone })).toBe(playlist)
  })

  it.each([null, 'x', {}, { data: null }, { data: [null, 1, { days: 'x' }] }])('is unknown for %j', (body) => {
    expect(dayPlaylist(body, body, opened)).toBeNull()
    expect(dayPlaylist(stages(lesson(1)), body, opened)).toBe(playlistOf('wide-1'))
  })
})

/** As the day's own screen chooses it. */
function shownPlaylist(day: Day, status: StreamStatus | null, isPhone: boolean): string | null {
  const isDone = (one: { id: number; delay: number }) =>
    isLessonComplete(one, viewedSeconds(status?.lessons ?? [], day.id, one.id))
  const chosen = chooseLesson(day.lessonSets, undefined, isDone)
  return (chosen && lessonVideo(chosen, 'do', isPhone, () => false)?.video.m3u8) ?? null
}

it.each(someRows(Object.keys(scenarios), String))('%s: the playlists that the days show', async (scenario) => {
  const world = testWorld({ scenario, now: new Date('2026-06-09T18:30:00Z') })
  const ask = async ([path, query]: EarlyCall): Promise<{ data: never }> => {
    const url = apiUrl({ origin: 'http://localhost', v1: '/spa/api/v1', v2: '', lang: 'en' }, 'v1', path, query)
    return (await world.fetch(url, { headers: callHeaders('lumen', world.token) })).json()
  }
  for (const stream of rowsOf(await ask(streamsCall))) {
    const [stagesBody, statusBody] = await Promise.all([
      ask(stagesCall(Number(stream['course_id']))),
      ask(statusCall(Number(stream['id']))),
    ])
    const status = z.parse(orNull(streamStatusWire), statusBody.data)
    const days = z.parse(laxList(stageWire), stagesBody.data).flatMap((stage) => stage.days)
    for (const day of days) {
      for (const isPhone of [true, false]) {
        const told = dayPlaylist(stagesBody, statusBody, { dayNumber: day.dayNumber, lesson: 0, isPhone })
        expect(told).toBe(shownPlaylist(day, status, isPhone))
      }
    }
    expect(days.length).toBe(rowsOf(stagesBody).flatMap((stage) => recordsOf(stage['days'])).length)
  }
})
