import { expect, it } from 'vitest'
import { troubleOf } from './trouble-of'

const M3U8 = 'https://media.school.example/1.m3u8'
const MP4 = 'https://media.school.example/1.mp4'

// m3u8, mp4, online, has a picture, failed: trouble
it.each([
  [M3U8, MP4, true, true, false, null],
  [null, MP4, true, false, false, null],
  [M3U8, null, true, true, true, 'failed'],
  [M3U8, null, false, true, false, null],
  [M3U8, null, false, true, true, 'failed'],
  [M3U8, null, false, false, true, 'offline'],
  [null, null, true, false, false, 'unconverted'],
  [null, null, false, false, true, 'unconverted'],
])('m3u8 %s, mp4 %s, online %s, picture %s, failed %s: %s', (m3u8, mp4, isOnline, hasPicture, isFailed, trouble) => {
  expect(troubleOf({ source: { m3u8, mp4 }, isOnline, hasPicture, isFailed })).toBe(trouble)
})
