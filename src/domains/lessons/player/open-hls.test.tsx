import { expect, test, vi } from 'vitest'
import { sampleVideo } from '../lesson-fixtures'
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
