import { expect, onTestFinished, test, vi } from 'vitest'
import { sampleVideo } from '#/domains/study/lessons/lesson-fixtures'
import { beginHls, takeHls } from './open-hls'
import { preparePlayback } from './prepare'

test('what a player has taken is not loaded a second time until the player is gone', async () => {
  const m3u8 = sampleVideo().m3u8 ?? ''
  const { hls } = await takeHls(m3u8, 0)
  const asked = vi.spyOn(globalThis, 'fetch')
  beginHls(m3u8, 0)
  expect(asked).not.toHaveBeenCalled()
  hls.destroy()
  beginHls(m3u8, 0)
  expect(asked).toHaveBeenCalledOnce()
  const later = await takeHls(m3u8, 0)
  later.hls.destroy()
})

test('a preload that ends after the press requests nothing again', async () => {
  const m3u8 = sampleVideo().m3u8 ?? ''
  const asked = vi.spyOn(globalThis, 'fetch')
  beginHls(m3u8, 0)
  expect(asked).toHaveBeenCalledOnce()
  preparePlayback(m3u8)
  expect(asked).toHaveBeenCalledOnce()
  const { hls } = await takeHls(m3u8, 0)
  const before = asked.mock.calls.length
  preparePlayback(m3u8)
  expect(asked).toHaveBeenCalledTimes(before)
  hls.destroy()
})

test('subtitles of the playlist, which the learner could not turn off, are left alone', async () => {
  const media = new URL('/mocks/media/hls/lumen/64', location.href).href
  const subtitles = `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",DEFAULT=YES,AUTOSELECT=YES,URI="${media}.m3u8"`
  const master = `#EXTM3U\n${subtitles}\n#EXT-X-STREAM-INF:BANDWIDTH=4076,SUBTITLES="s"\n${media}-240.m3u8\n`
  const url = URL.createObjectURL(new Blob([master]))
  onTestFinished(() => URL.revokeObjectURL(url))
  const { Hls, hls } = await takeHls(url, 0)
  onTestFinished(() => hls.destroy())
  hls.loadSource(url)
  hls.attachMedia(document.createElement('video'))
  await new Promise((resolve) => hls.once(Hls.Events.LEVEL_LOADED, resolve))
  expect(hls.allSubtitleTracks).toHaveLength(1)
  expect(hls.subtitleTracks).toHaveLength(0)
})
